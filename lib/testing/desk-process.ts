import { fileURLToPath } from 'node:url'
import type { Run } from '../bulk-apply/contract'
import type { Dispatch } from '../dispatch/contract'
import type { LogEntry } from '../sandbox/request-log'
import { runTestProcess, type TestProcess } from './child-process'
import type { IndexOrder } from './index-orders'
import type { ProfileOrder } from './profile-orders'
import type { RunOrder } from './run-orders'

const child = fileURLToPath(new URL('desk-child.ts', import.meta.url))
const sandboxMain = fileURLToPath(new URL('../sandbox/main.ts', import.meta.url))

export type DeskOrder = {
  /** `job-later`: left to wait out its undo window. */
  what: 'job' | 'job-later' | 'apply' | 'chat' | 'bulk' | 'decide'
  id: string
  body: Record<string, unknown>
  dieAt?: string
}
export type SandboxEntry = Pick<LogEntry, 'endpoint' | 'path' | 'isWorkDone' | 'body' | 'bodyBytes' | 'time' | 'status'>

export type Desk = Awaited<ReturnType<typeof startDesk>>
export type SandboxProcess = Awaited<ReturnType<typeof startSandboxProcess>>

/** The desk without its pages, in a process that may be killed (desk-child.ts). */
export async function startDesk(env: Record<string, string>) {
  const run = runTestProcess(child, [], env)
  // A test that fails halfway must not leave a process behind.
  const end = () => void run.child.kill('SIGKILL')
  process.once('exit', end)
  void run.ended.then(() => process.off('exit', end))
  await ready(run, /^ready$|^fault/)
  const tell = (line: object) => run.child.stdin?.write(`${JSON.stringify(line)}\n`)
  run.child.stdin?.on('error', () => {})
  /**
   * The first line that answers. Asks again after a fault: the database may just have been taken away from the desk.
   */
  async function answerTo(question: object, isAnswer: (line: string) => boolean): Promise<string> {
    const before = run.lines.length
    tell(question)
    for (let faults = 0; ; ) {
      const since = run.lines.slice(before)
      const found = since.find(isAnswer)
      if (found) return found
      const met = since.filter((line) => line.startsWith('fault')).length
      if (met > faults) tell(question)
      faults = met
      await Promise.race([new Promise((resolve) => setTimeout(resolve, 20)), run.ended])
      if (run.child.exitCode !== null || run.child.signalCode !== null)
        throw new Error(`The desk ended: ${run.lines.slice(-5).join('\n')}`)
    }
  }
  return {
    ...run,
    order: (order: DeskOrder) => tell(order),
    has: (line: string) => run.lines.includes(line),
    count: (start: string) => run.lines.filter((line) => line.startsWith(start)).length,
    async outcomes(): Promise<Dispatch[]> {
      const line = await answerTo({ what: 'outcomes', id: '', body: {} }, (line) => line.startsWith('outcomes '))
      return JSON.parse(line.slice('outcomes '.length))
    },
    saveProfile: (body: Extract<ProfileOrder, { what: 'save-profile' }>['body']) =>
      tell({ what: 'save-profile', id: '', body }),
    /** Resolves when the partner has answered that many times, in sequence. */
    listJobs: (times: number) => answerTo({ what: 'list-jobs', id: '', body: { times } }, (line) => line === 'listed'),
    /** The profile in force at this desk. */
    async profile(): Promise<{ version: number; title: string; enqueue: string | null; alarms: string[] }> {
      const line = await answerTo({ what: 'tell-profile', id: '', body: {} }, (line) => line.startsWith('profile '))
      return JSON.parse(line.slice('profile '.length))
    },
    /** Asks about the applicant index (index-orders.ts). Throws the desk's refusal. */
    async askIndex<Answer>(what: IndexOrder['what'], body: object = {}): Promise<Answer> {
      const id = crypto.randomUUID()
      const line = await answerTo({ what, id, body }, (line) => / (\S+)/.exec(line)?.[1] === id)
      if (line.startsWith('refused ')) throw new Error(line)
      return JSON.parse(line.slice(`answer ${id} `.length))
    },
    orderRun: (order: RunOrder) => tell(order),
    /** The run's current state, after all earlier orders; null if there is none. */
    async run(id: string): Promise<Run | null> {
      const isAnswer = (line: string) =>
        line === 'run null' || (line.startsWith('run ') && line.includes(`"id":"${id}"`))
      const line = await answerTo({ what: 'tell-run', id, body: {} }, isAnswer)
      return JSON.parse(line.slice('run '.length))
    },
    async kill() {
      run.child.kill('SIGKILL')
      await run.ended
    },
  }
}

/** The sandbox and its log, in a process of its own that survives when desks are killed. */
export async function startSandboxProcess(env: Record<string, string> = {}) {
  const run = runTestProcess(sandboxMain, [], {
    SANDBOX_PORT: '0',
    SANDBOX_CONTROL: '1',
    SANDBOX_APPLICANTS: '10',
    ...env,
  })
  const url = /http:\S+?(?=,)/.exec(await ready(run, /^sandbox: /))?.[0] ?? ''
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${url}/__sandbox/${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`The sandbox refused: ${await answer.text()}`)
    return answer.json()
  }
  return {
    url,
    fail: (...faults: object[]) => call('POST', 'faults', faults),
    clear: () => call('DELETE', 'faults'),
    set: (settings: object) => call('POST', 'settings', settings),
    reset: () => call('POST', 'reset'),
    applicants: (change: { insert?: number; delete?: number | (string | number)[]; records?: unknown[] }) =>
      call('POST', 'applicants', change),
    forgetLog: () => call('DELETE', 'log'),
    /** The body of the latest setting, by team. */
    async subscriptions(): Promise<Record<string, Record<string, unknown>>> {
      return (await call('GET', 'state')).subscriptions
    },
    async log(): Promise<(SandboxEntry & Pick<LogEntry, 'query'>)[]> {
      return (await call('GET', 'log')).requests
    },
    async stop() {
      run.child.kill('SIGKILL')
      await run.ended
    },
  }
}

async function ready(run: TestProcess, pattern: RegExp): Promise<string> {
  const line = await run.line(pattern)
  if (line.startsWith('ended') || line.startsWith('fault')) throw new Error(line)
  return line
}
