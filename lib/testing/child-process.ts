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
 * The arguments for `node` that run a TypeScript file of this repository with "server-only" meaning nothing, as in
 * Next's server. It is bundled, since tsx would spend three quarters of a second of processor time at each start.
 */
export function nodeArguments(file: string): string[] {
  const program = programs.get(file) ?? bundle(file)
  programs.set(file, program)
  return [...baselineWasm, '--conditions', 'react-server', program]
}

function bundle(file: string): string {
  // Below node_modules, as the packages are left outside and are looked for from there.
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
    // Of every file in it: only the sandbox looks for a file, by the path from its own room.
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(file)) },
  })
  // Others that start the same program meanwhile find either the whole old one or the whole new one.
  renameSync(draft, program)
  return program
}

/** A TypeScript file run as a process of its own, for tests that kill. `lines` grows as it prints. */
export type TestProcess = {
  child: ChildProcess
  lines: string[]
  /** Resolves with the line, or with everything printed when the process ends without it. */
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
