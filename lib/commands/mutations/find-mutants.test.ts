import { describe, expect, it } from 'vitest'
import { applyMutant, findMutants } from './find-mutants.mjs'

const mutated = (source: string) => findMutants(source).map((mutant) => applyMutant(source, mutant))

describe('the mutants of a source file', () => {
  it('swap an operator, shift a limit and drop a negation', () => {
    expect(mutated('const isIn = !(a < 3 && b === c)')).toEqual([
      'const isIn = (a < 3 && b === c)',
      'const isIn = !(((a < 3) || (b === c)))',
      'const isIn = !(a <= 3 && b === c)',
      'const isIn = !(a >= 3 && b === c)',
      'const isIn = !(a < 4 && b === c)',
      'const isIn = !(a < 2 && b === c)',
      'const isIn = !(a < 3 && b !== c)',
    ])
  })

  it('do not change types, imports and log messages', () => {
    const source = `
      import { log } from './log'
      type Kind = 'one' | 'two'
      export * from './other'
      log.info({ count: 1 }, 'one is done')
    `
    expect(mutated(source)).toEqual([])
  })

  it('always parse', () => {
    expect(mutated('const both = { ...a, b: c?.[0] ?? d }')).toEqual([
      'const both = { ...{}, b: c?.[0] ?? d }',
      'const both = { ...a, b: (c?.[0]) }',
      'const both = { ...a, b: (d) }',
      'const both = { ...a, b: c[0] ?? d }',
      'const both = { ...a, b: c?.[1] ?? d }',
    ])
  })

  it('are named by their line’s text, wherever it is in the file', () => {
    const name = (source: string) => findMutants(source).map((one) => `${one.line}: ${one.original} → ${one.mutated}`)
    expect(name('call(true)')).toEqual(['1: call(true) → call(false)'])
    expect(name('\n  call(true)')).toEqual(['2: call(true) → call(false)'])
  })
})
