import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileMessages, parseTypeScript, replaced, visit } from './compile-words.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Turbopack loader for words.ts in browsers: leaves out words.de.ts. German readers load all German texts as a separate
 * file (lib/commands/write-german.mjs), which puts them into `germanTexts`.
 *
 * @this {{ resourcePath: string }}
 * @param {string} source
 */
export default function leaveGermanOut(source) {
  const room = relative(root, this.resourcePath).split(sep).slice(0, -1).join('/')
  return compileMessages(readGermanOf(source, room))
}

/**
 * Returns the source with each `de: roomGerman.part` read from `germanTexts` when needed, and without its import.
 *
 * @param {string} source TypeScript
 * @param {string} room folder of words.ts, from the root
 * @returns {string} TypeScript
 */
export function readGermanOf(source, room) {
  const program = parseTypeScript(source)
  const imported = program.body.find(
    ({ type, source }) => type === 'ImportDeclaration' && source.value === './words.de',
  )
  if (!imported) return source
  const names = new Set(imported.specifiers.map(({ local }) => local.name))
  const parts = [[imported.start, imported.end, '']]
  visit(program, ({ type, callee, arguments: given }) => {
    if (type !== 'CallExpression' || callee.name !== 'words') return
    const { value } = given[0].properties.find(({ key }) => key.name === 'de')
    const german = source.slice(value.start, value.end)
    if (!names.has(german.split('.')[0])) throw new Error(`${room}/words.ts: "de: ${german}" is not of its words.de.ts`)
    parts.push([value.start, value.end, `() => globalThis.germanTexts?.[${JSON.stringify(room)}]?.${german}`])
  })
  return replaced(source, parts)
}
