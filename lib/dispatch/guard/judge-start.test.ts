import { expect, test } from 'vitest'
import type { StoreFacts } from '../../store/store-facts'
import { judgeStart, maxPauseMs, type StartFindings } from './judge-start'

const facts: StoreFacts = {
  system: '7',
  database: '16384',
  table: '16500',
  timeline: '00000001',
  app: 'https://desk.example',
  partner: 'https://partner.example',
  folder: null,
}
const asLeft: StartFindings = {
  known: { facts, generation: 3 },
  facts,
  generationBeside: null,
  isRewritten: false,
  lastUsedMs: 4_000,
}

test('accepts a store as the desk left it, also for a second server and after a quick restart', () => {
  expect(judgeStart(asLeft)).toBeNull()
  expect(judgeStart({ ...asLeft, lastUsedMs: maxPauseMs })).toBeNull()
})

test.each([
  ['a server of another cluster', { system: '8' }, 'another-store'],
  ['another database of the same server', { database: '16385' }, 'another-store'],
  ['tables dropped and recreated', { table: '16999' }, 'rewritten'],
  ['another folder', { folder: '99 1' }, null],
  ['a promoted replica', { timeline: '00000002' }, 'timeline'],
  ['another partner', { partner: 'https://staging.example' }, 'another-partner'],
  ['another address of the desk', { app: 'https://staging-desk.example' }, 'another-address'],
] as const)('classifies %s', (_, change, why) => {
  expect(judgeStart({ ...asLeft, facts: { ...facts, ...change } })).toBe(why)
})

test('compares only facts that the server provides', () => {
  const hidden = { ...facts, system: null, timeline: null }
  expect(judgeStart({ ...asLeft, facts: hidden })).toBeNull()
  expect(judgeStart({ ...asLeft, known: { facts: hidden, generation: 3 } })).toBeNull()
})

test('detects a copied folder, and one older than the file beside it', () => {
  const inFolder = { ...facts, folder: '12 100' }
  const known = { facts: inFolder, generation: 3 }
  const found = { ...asLeft, known, facts: inFolder, generationBeside: 3 }
  expect(judgeStart(found)).toBeNull()
  expect(judgeStart({ ...found, facts: { ...facts, folder: '13 200' } })).toBe('another-store')
  expect(judgeStart({ ...found, facts: { ...facts, folder: '13 200' }, generationBeside: 4 })).toBe('behind-file')
  expect(judgeStart({ ...found, facts: { ...facts, folder: '13 200' }, generationBeside: 'none' })).toBe('behind-file')
  expect(judgeStart({ ...found, generationBeside: 4 })).toBe('behind-file')
  expect(judgeStart({ ...found, generationBeside: 'none' })).toBe('behind-file')
  // Killed after the store had the new generation, but before the file did.
  expect(judgeStart({ ...found, generationBeside: 2 })).toBeNull()
})

test('holds writes after a long pause, a clock set back, and a restore of any age', () => {
  expect(judgeStart({ ...asLeft, lastUsedMs: maxPauseMs + 1 })).toBe('unused')
  expect(judgeStart({ ...asLeft, lastUsedMs: -maxPauseMs - 1 })).toBe('unused')
  expect(judgeStart({ ...asLeft, lastUsedMs: null })).toBe('unused')
  expect(judgeStart({ ...asLeft, isRewritten: true })).toBe('rewritten')
})

test('names the older state first when settings have changed as well', () => {
  const elsewhere = { ...facts, app: 'https://staging-desk.example', partner: 'https://staging.example' }
  const moved = { ...asLeft, facts: elsewhere }
  expect(judgeStart({ ...moved, isRewritten: true })).toBe('rewritten')
  expect(judgeStart({ ...moved, generationBeside: 4 })).toBe('behind-file')
  expect(judgeStart({ ...moved, facts: { ...elsewhere, timeline: '00000002' } })).toBe('timeline')
})

test('accepts a store of a release without the guard only if it was in use just before', () => {
  expect(judgeStart({ ...asLeft, known: null, lastUsedMs: 60_000 })).toBeNull()
  expect(judgeStart({ ...asLeft, known: null, lastUsedMs: 60 * 60_000 })).toBe('unknown-past')
  expect(judgeStart({ ...asLeft, known: null, lastUsedMs: null })).toBe('unknown-past')
})
