import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, renameSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { buildSync } from 'esbuild'
import { baselineWasm } from './baseline-wasm'

const root = fileURLToPath(new URL('../..', import.meta.url))
const programs = new Map<string, string>()

/**
 * Arguments for `node` to run a TypeScript file of this repository, with "server-only" resolving to nothing, as in
 * Next's server. The file is bundled, since tsx would spend three quarters of a second of CPU time at each start.
 */
export function nodeArguments(file: string): string[] {
  const program = programs.get(file) ?? bundle(file)
  programs.set(file, program)
  return [...baselineWasm, '--conditions', 'react-server', program]
}

function bundle(file: string): string {
  // Below node_modules, because packages stay external and are resolved from there.
  const folder = join(root, 'node_modules/.cache/partner-desk/programs')
  const program = join(folder, relative(root, file).replace(/[\\/]/g, '-').replace(/ts$/, 'mjs'))
  const draft = `${program}.${process.pid}`
  mkdirSync(folder, { recursive: true })
  buildSync({
    absWorkingDir: root,
    entryPoints: [file],
    outfile: draft,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Applies to every file in the bundle: only the sandbox looks for a file, relative to its own folder.
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(file)) },
  })
  // Atomic, so that others that start the same program meanwhile get the complete old or the complete new one.
  renameSync(draft, program)
  return program
}

/** A TypeScript file running in its own process, for tests that kill it. `lines` grows as it prints. */
export type TestProcess = {
  child: ChildProcess
  lines: string[]
  /** Resolves with the matching line, or with everything printed if the process ends without it. */
  line(pattern: RegExp): Promise<string>
  ended: Promise<number | null>
}

export function runTestProcess(file: string, args: string[], env: Record<string, string> = {}): TestProcess {
  const child = spawn(process.execPath, [...nodeArguments(file), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'pipe',
  })
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
