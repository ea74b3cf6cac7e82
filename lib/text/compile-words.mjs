import { parse } from '@babel/parser'
import compile from 'icu-minify/compile'

/**
 * Turbopack's loader of words.ts and words.de.ts: each ICU message becomes what icu-minify's formatter reads, so that no
 * browser parses messages. A message that is malformed fails the build.
 *
 * @param {string} source
 */
export default function compileWords(source) {
  return compileMessages(source)
}

/**
 * The source with each string that holds an argument replaced by its compiled form.
 *
 * @param {string} source TypeScript
 * @returns {string} TypeScript
 */
export function compileMessages(source) {
  const { program } = parse(source, { sourceType: 'module', plugins: ['typescript'] })
  const compiled = []
  visit(program, ({ type, value, start, end }) => {
    if (type === 'StringLiteral' && value.includes('{')) compiled.push([start, end, JSON.stringify(compile(value))])
  })
  return compiled.reduceRight((text, [start, end, message]) => text.slice(0, start) + message + text.slice(end), source)
}

function visit(node, see) {
  if (typeof node.type === 'string') see(node)
  for (const child of Object.values(node)) if (child !== null && typeof child === 'object') visit(child, see)
}
