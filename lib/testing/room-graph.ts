import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

/** `from` imports `to`; both are file paths relative to the project root. */
type Import = { from: string; to: string }

const root = fileURLToPath(new URL('../..', import.meta.url))
const folders = ['app', 'components', 'lib', 'e2e']
const endings = ['', '.ts', '.tsx', '.mjs', '.d.mts']
const declaration = /^export (?:async )?(?:function\*?|const|type|class) (\w+)/gm
const specifier = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)'([^'\n]+)'/g

/** Whether only tests use the file. */
export function isTestFile(file: string): boolean {
  return /\.test\.tsx?$/.test(file) || file.startsWith('lib/testing/')
}

/** All imports between the project's files, including type imports. */
export function readImports(): Import[] {
  const files = new Set(folders.flatMap((folder) => sourcesIn(folder)))
  return [...files].flatMap((from) => {
    const text = readFileSync(join(root, from), 'utf8')
    return [...text.matchAll(specifier)].flatMap(([, name = '']) => {
      const to = resolve(from, name, files)
      return to === null ? [] : [{ from, to }]
    })
  })
}

/** Everything that files in lib and components declare and export. */
export function readExports(): { file: string; name: string }[] {
  return ['lib', 'components']
    .flatMap(sourcesIn)
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(declaration)].map(([, name = '']) => ({ file, name })),
    )
}

function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(tsx?|mjs|mts)$/.test(path) && !/\/(node_modules|\.next|results)\//.test(path))
}

function resolve(from: string, name: string, files: ReadonlySet<string>): string | null {
  if (!name.startsWith('.') && !name.startsWith('@/')) return null
  const path = name.startsWith('@/') ? name.slice(2) : normalize(join(dirname(from), name)).replaceAll('\\', '/')
  return endings.map((ending) => path + ending).find((candidate) => files.has(candidate)) ?? null
}

/**
 * A file's room: `lib/jobs`, `components/jobs`. Other folders, and files outside the rooms, count by top-level folder.
 */
export function roomOf(file: string): string {
  const [folder = '', room = '', ...rest] = file.split('/')
  return (folder === 'lib' || folder === 'components') && rest.length > 0 ? `${folder}/${room}` : folder
}

/** A cycle of nodes in order (`a → b → a`), or null if there is none. */
export function findCircle(edges: readonly { from: string; to: string }[]): string[] | null {
  const next = new Map<string, Set<string>>()
  for (const { from, to } of edges) if (from !== to) next.set(from, (next.get(from) ?? new Set()).add(to))
  const finished = new Set<string>()
  for (const start of next.keys()) {
    const circle = walk(start, next, finished)
    if (circle) return circle
  }
  return null
}

/** Depth first with an explicit stack: the graph of files is too deep for recursion. */
function walk(start: string, next: ReadonlyMap<string, Set<string>>, finished: Set<string>): string[] | null {
  const path: string[] = []
  const open = [{ node: start, rest: [...(next.get(start) ?? [])] }]
  while (open.length > 0) {
    const top = open.at(-1)
    if (!top) break
    if (path.length < open.length) path.push(top.node)
    const node = top.rest.pop()
    if (node === undefined) {
      finished.add(top.node)
      open.pop()
      path.pop()
    } else if (path.includes(node)) return [...path.slice(path.indexOf(node)), node]
    else if (!finished.has(node)) open.push({ node, rest: [...(next.get(node) ?? [])] })
  }
  return null
}
