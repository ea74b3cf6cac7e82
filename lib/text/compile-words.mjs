import { parse } from '@babel/parser'
import compile from 'icu-minify/compile'

/**
 * Turbopack loader for words.ts and words.de.ts: compiles each ICU message for icu-minify's formatter, so that browsers
 * need not parse messages. A malformed message fails the build.
 *
 * @param {string} source
 */
export default function compileWords(source) {
  return compileMessages(source)
}

/**
 * Returns the source with each string that contains an argument replaced by its compiled form.
 *
 * @param {string} source TypeScript
 * @returns {string} TypeScript
 */
export function compileMessages(source) {
  const compiled = []
  visit(parseTypeScript(source), ({ type, value, start, end }) => {
    if (type === 'StringLiteral' && value.includes('{')) compiled.push([start, end, JSON.stringify(compile(value))])
  })
  return replaced(source, compiled)
}

export const parseTypeScript = (source) => parse(source, { sourceType: 'module', plugins: ['typescript'] }).program

/** Calls `see` with each node of a syntax tree. */
export function visit(node, see) {
  if (typeof node.type === 'string') see(node)
  for (const child of Object.values(node)) if (child !== null && typeof child === 'object') visit(child, see)
}

/** Returns the source with these parts (`[start, end, text]`, in order) replaced. */
export function replaced(source, parts) {
  return parts.reduceRight((text, [start, end, part]) => text.slice(0, start) + part + text.slice(end), source)
}
