import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { replaceStore } from './replace-store'

const now = new Date('2026-11-27T21:17:05Z')
let directory: string
let draft: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'desk-replace-'))
  draft = join(directory, 'postgres.restoring')
  mkdirSync(join(directory, 'postgres'))
  writeFileSync(join(directory, 'postgres', 'which'), 'current')
  writeFileSync(join(directory, 'generation'), '4\n')
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))
const which = (folder: string) => readFileSync(join(folder, 'which'), 'utf8')

test('puts the copy in place of the store, which it keeps, and removes the generation', () => {
  mkdirSync(draft)
  writeFileSync(join(draft, 'which'), 'copy')
  const kept = replaceStore(directory, draft, now)
  expect([which(join(directory, 'postgres')), kept && which(kept)]).toEqual(['copy', 'current'])
  expect(readdirSync(directory).filter((name) => name.startsWith('generation'))).toEqual([])
})

test('leaves the store and its generation as they were when the copy cannot be put in place', () => {
  expect(() => replaceStore(directory, draft, now)).toThrow('ENOENT')
  expect(readdirSync(directory).sort()).toEqual(['generation', 'postgres'])
  expect(which(join(directory, 'postgres'))).toBe('current')
  expect(readFileSync(join(directory, 'generation'), 'utf8')).toBe('4\n')
})

test('leaves everything as it was when the store cannot be kept under its new name', () => {
  mkdirSync(draft)
  const kept = replaceStore(directory, draft, now)
  mkdirSync(draft)
  writeFileSync(join(directory, 'generation'), '5\n')
  expect(() => replaceStore(directory, draft, now)).toThrow()
  expect(kept && existsSync(kept)).toBe(true)
  expect(readFileSync(join(directory, 'generation'), 'utf8')).toBe('5\n')
})
