import { describeKeys } from './keys'
import { readEnvironment } from './options'
import { type RunningSandbox, startSandbox } from './sandbox'

/** `tsx lib/sandbox/main.ts` runs the sandbox as a process. `--keys` prints the keys and what each may do. */
async function main(): Promise<void> {
  if (process.argv.includes('--keys')) {
    console.log(describeKeys())
    return
  }
  try {
    const { options, port, host } = readEnvironment(process.env)
    const sandbox = await startSandbox(options, { port, host })
    stopOnSignal(sandbox)
    const { applicantCount, hasControl } = sandbox.state.options
    console.log(`sandbox: ${sandbox.url}, ${applicantCount} applicants, control ${hasControl ? 'on' : 'off'}`)
  } catch (error) {
    console.error(`sandbox: ${explainFailure(error)}`)
    process.exitCode = 1
  }
}

function stopOnSignal(sandbox: RunningSandbox): void {
  const stop = () => {
    void sandbox.stop().then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? error.code : undefined
  const port = 'port' in error ? String(error.port) : ''
  if (code === 'EADDRINUSE') return `port ${port} is taken; set SANDBOX_PORT to a free one`
  return error.message
}

void main()
