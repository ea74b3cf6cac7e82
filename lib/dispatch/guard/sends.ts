/** After this long, an outcome is stored on every replica, or the replica is unfit to take over. */
const keptMs = 10 * 60_000
const maxKept = 20_000

/** What this process has recently sent: the number of attempts per dispatch, latest last. */
export function createSends() {
  const sent = new Map<string, { attempts: number; atMs: number }>()
  return {
    note(id: string, attempts: number) {
      sent.delete(id)
      sent.set(id, { attempts, atMs: performance.now() })
      for (const [oldest, { atMs }] of sent) {
        if (sent.size <= maxKept && performance.now() - atMs < keptMs) break
        sent.delete(oldest)
      }
    },
    attemptsOf: (id: string) => sent.get(id)?.attempts ?? 0,
    all: () => [...sent].map(([id, { attempts }]) => ({ id, attempts })),
  }
}
