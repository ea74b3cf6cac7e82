import { parse } from '@babel/parser'
import { mutatorsOf } from './mutators.mjs'

/**
 * Finds every small change to a TypeScript source that a test should notice, in source order: { start, end,
 * replacement, line, column, original, mutated }. `original` and `mutated` are lines with whitespace collapsed, so that
 * they identify a mutant whatever its line number.
 */
export function findMutants(source) {
  const found = new Map()
  const add = (mutant) => {
    const described = describe(source, mutant)
    const key = `${mutant.start}:${mutant.end}:${mutant.replacement}`
    if (described.original !== described.mutated && parses(applyMutant(source, mutant))) found.set(key, described)
  }
  walk(parseSource(source).program, source, add)
  return [...found.values()].sort((a, b) => a.start - b.start)
}

export const applyMutant = (source, { start, end, replacement }) =>
  source.slice(0, start) + replacement + source.slice(end)

const parseSource = (source) => parse(source, { sourceType: 'module', plugins: ['typescript', 'jsx'] })

function parses(source) {
  try {
    parseSource(source)
    return true
  } catch {
    return false
  }
}

function walk(node, source, add, parents = []) {
  if (isLeftOut(node)) return
  for (const mutant of mutatorsOf(node, source, parents)) add(mutant)
  for (const child of childrenOf(node)) walk(child, source, add, [node, ...parents])
}

const transparent = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSInstantiationExpression',
])

/** Skips types and imports, which have no effect at run time, and logs and error messages, which are for people. */
function isLeftOut(node) {
  if (node.type.startsWith('TS')) return !transparent.has(node.type)
  if (/^(ImportDeclaration|Export(All|Default)Declaration|Directive)$/.test(node.type)) return node.source != null
  if (node.type === 'ExportNamedDeclaration') return node.source != null
  if (node.type === 'CallExpression') return node.callee.object?.name === 'log'
  return node.type === 'NewExpression' && /Error$/.test(node.callee.name ?? '')
}

function childrenOf(node) {
  const values = Object.entries(node).flatMap(([key, value]) => (isChildKey(key) ? [value].flat() : []))
  return values.filter((value) => typeof value?.type === 'string' && typeof value.start === 'number')
}

const isChildKey = (key) =>
  !/^(loc|leadingComments|trailingComments|innerComments|extra|typeAnnotation|returnType)$/.test(key)

function describe(source, mutant) {
  const from = source.lastIndexOf('\n', mutant.start - 1) + 1
  const to = source.indexOf('\n', mutant.end)
  const after = source.slice(mutant.end, to === -1 ? undefined : to)
  const lines = (middle) => (source.slice(from, mutant.start) + middle + after).replace(/\s+/g, ' ').trim()
  return {
    ...mutant,
    line: source.slice(0, mutant.start).split('\n').length,
    column: mutant.start - from + 1,
    original: lines(source.slice(mutant.start, mutant.end)),
    mutated: lines(mutant.replacement),
  }
}
