import { expect, test } from 'vitest'
import { findCircle, isTestFile, readExports, readImports, roomOf } from './room-graph'

const cellar = ['text', 'records', 'forms', 'runtime', 'metrics', 'store', 'http']
const engines = ['partner', 'dispatch', 'applicant-index', 'privacy']
const roof = ['boot']
const besideTheHouse = ['sandbox', 'testing', 'commands']

/** Layers are numbered from the bottom up; imports point down or stay within a layer. */
function floorOf(room: string): number {
  const [folder, name = ''] = room.split('/')
  if (folder === 'components') return 4
  if (folder !== 'lib') return 5
  if (cellar.includes(name)) return 0
  if (engines.includes(name)) return 1
  return roof.includes(name) ? 3 : 2
}

const product = readImports().filter(({ from }) => !isTestFile(from))
const betweenRooms = product
  .map(({ from, to }) => ({ from: roomOf(from), to: roomOf(to), where: `${from} imports ${to}` }))
  .filter(({ from, to }) => from !== to)

test('finds the imports between rooms', () => {
  expect(product.length).toBeGreaterThan(1_500)
  expect(betweenRooms.map(({ where }) => where)).toContain('app/(desk)/jobs/page.tsx imports lib/jobs/list-jobs.ts')
})

test('finds a cycle and reports its path', () => {
  const edges = (...pairs: string[]) => pairs.map((pair) => ({ from: pair.charAt(0), to: pair.charAt(1) }))
  expect(findCircle(edges('ab', 'bc', 'ac', 'dc'))).toBeNull()
  expect(findCircle(edges('ab', 'bc', 'cd', 'db'))).toEqual(['b', 'c', 'd', 'b'])
  expect(findCircle(edges('aa'))).toBeNull()
})

test('no room has cyclic imports', () => {
  expect(findCircle(betweenRooms)).toBeNull()
})

test('no file has cyclic imports, not even for types', () => {
  expect(findCircle(product)).toBeNull()
})

test('no import points up: app, components, boot, rooms, engines, cellar', () => {
  const inside = betweenRooms.filter(({ from }) => !besideTheHouse.includes(from.split('/')[1] ?? ''))
  expect(inside.filter(({ from, to }) => floorOf(to) > floorOf(from)).map(({ where }) => where)).toEqual([])
})

test('components import only contracts and pure rooms of lib, and no server code', () => {
  const allowed =
    /^lib\/(?:[\w-]+\/contract|(?:records|forms|text)\/.+|partner\/(?!client|send).+|activity\/(?:outcome|words)|bulk-apply\/(?:words|sheet\/.+)|views\/[\w-]+)\.ts$/
  const reached = product.filter(({ from, to }) => from.startsWith('components/') && to.startsWith('lib/'))
  expect(reached.filter(({ to }) => !allowed.test(to))).toEqual([])
})

const testConfiguration = 'lib/vitest.config.ts'

test('only tests and their configuration import lib/testing, and lib never reaches into e2e', () => {
  const wrong = product.filter(
    ({ from, to }) =>
      (to.startsWith('lib/testing/') && !from.startsWith('e2e/') && from !== testConfiguration) ||
      (from.startsWith('lib/') && to.startsWith('e2e/')),
  )
  expect(wrong).toEqual([])
})

test('no two exports of lib and components share a name', () => {
  const files = new Map<string, Set<string>>()
  for (const { file, name } of readExports())
    if (!isTestFile(file) && !/^lib\/(sandbox|commands)\//.test(file))
      files.set(name, (files.get(name) ?? new Set()).add(file))
  expect(files.size).toBeGreaterThan(1_000)
  expect([...files].filter(([, inFiles]) => inFiles.size > 1)).toEqual([])
})
