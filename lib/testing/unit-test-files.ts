import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Matches test files that change their process, or have state that another file would see. */
const ownProcess =
  /\bvi\b|\bprocess\.|globalThis|child_process|defineProperty|singleton|\/testing\/|\/store\/|await import\(/
/** Tests in these folders have their own store, desk or server. */
const ownFolders = ['lib/testing/', 'lib/store/']

/**
 * All unit test files. Those in `shared` only call functions and compare results: they share a process and its loaded
 * modules, which takes a quarter of the CPU time of a process each.
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
