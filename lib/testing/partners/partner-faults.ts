import type { EndpointName } from './partner-endpoints'

type Fault = { endpoint: EndpointName; status: number; isWorkDone: boolean }
type Gate = { endpoint: EndpointName; opened: Promise<void>; open(): void }

/** Faults that a test orders for a partner's next answers. */
export function createFaults() {
  let faults: Fault[] = []
  let gates: Gate[] = []
  return {
    /**
     * Answers the next request with this status; `isWorkDone`: only after carrying it out, as a timeout does (spec 8).
     */
    answerNext(endpoint: EndpointName, status: number, { isWorkDone = false } = {}): void {
      faults.push({ endpoint, status, isWorkDone })
    },
    /** Makes all requests wait, before any work, until the returned function is called. */
    hold(endpoint: EndpointName): () => void {
      const gate = gateAt(endpoint)
      gates.push(gate)
      return () => {
        gates = gates.filter((one) => one !== gate)
        gate.open()
      }
    },
    /** Takes the fault for this request, which can only be used once, after nothing holds the request anymore. */
    async take(endpoint: EndpointName): Promise<Fault | undefined> {
      const fault = faults.find((one) => one.endpoint === endpoint)
      faults = faults.filter((one) => one !== fault)
      await Promise.all(gates.filter((gate) => gate.endpoint === endpoint).map(({ opened }) => opened))
      return fault
    },
    releaseAll(): void {
      for (const gate of gates) gate.open()
      gates = []
    },
  }
}

function gateAt(endpoint: EndpointName): Gate {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { endpoint, opened, open }
}
