import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a test file has that changes its process, or has state in it that another file would find. */
const ownProcess =
  /\bvi\b|\bprocess\.|globalThis|child_process|defineProperty|singleton|\/testing\/|\/store\/|await import\(/
/** Their tests have a store, a desk or a server each. */
const ownFolders = ['lib/testing/', 'lib/store/']

/**
 * All unit test files. `shared` are those that only call functions and compare: they share a process and its loaded
 * modules, which takes a quarter of the processor time of a process each.
 */
export function unitTestFiles(root: string): { shared: string[]; own: string[] } {
  const files = ['lib', 'components'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.tsx?$/.test(name))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  )
  const isShared = (file: string) =>
    !ownFolders.some((folder) => file.startsWith(folder)) && !ownProcess.test(readFileSync(join(root, file), 'utf8'))
  return { shared: files.filter(isShared), own: files.filter((file) => !isShared(file)) }
}
