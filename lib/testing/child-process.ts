import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A TypeScript file run as a process of its own, for tests that kill. `lines` grows as it prints. */
export type TestProcess = {
  child: ChildProcess
  lines: string[]
  /** Resolves with the line, or with everything printed when the process ends without it. */
  line(pattern: RegExp): Promise<string>
  ended: Promise<number | null>
}

export function runTestProcess(file: string, args: string[], env: Record<string, string> = {}): TestProcess {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  // The condition makes "server-only" mean nothing, as it does in Next's server.
  const options = ['--conditions', 'react-server', '--import', 'tsx', file, ...args]
  const child = spawn(process.execPath, options, { cwd: root, env: { ...process.env, ...env }, stdio: 'pipe' })
  const lines: string[] = []
  const waiting = new Set<() => void>()
  const wake = () => {
    for (const look of waiting) look()
  }
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line)
      wake()
    })
  let isOver = false
  const ended = once(child, 'close').then(([code]: unknown[]) => {
    isOver = true
    wake()
    return typeof code === 'number' ? code : null
  })
  return {
    child,
    lines,
    ended,
    line: (pattern) =>
      new Promise((resolve) => {
        const look = () => {
          const found = lines.find((line) => pattern.test(line))
          if (found === undefined && !isOver) return
          waiting.delete(look)
          resolve(found ?? `ended: ${lines.join(' | ')}`)
        }
        waiting.add(look)
        look()
      }),
  }
}
