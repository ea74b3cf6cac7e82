import { beforeAll, expect, it } from 'vitest'
import { fillIndex } from '../testing/fill-index'
import { searchIndex } from '../testing/search-index'
import { openTestStore } from '../testing/test-store'
import { prepareSearch } from './prepare-search'

const names = [
  'Jürgen Groß',
  'Łukasz Żółć',
  'Søren Ærø',
  'Işıl İbrahimoğlu',
  'Nguyễn Thị Hương',
  'Siobhán O’Connor',
  'Jean-Luc Lefèvre',
  'Γιώργος Παπαδόπουλος',
  'Пётр Андрейченко',
  'أحمد المُصطفى',
  'علی کریمی',
  'דָּוִד כהן',
  'प्रिया शर्मा',
  'தமிழ்ச்செல்வி',
  'สมชาย ใจดี',
  '田中 太郎',
  'ガブリエル・サントス',
  '王小明',
  '김민준',
  '이지우',
]

let indexId: number
beforeAll(() => openTestStore())
beforeAll(async () => {
  await prepareSearch()
  indexId = await fillIndex(
    'languages',
    names.map((name, number) => ({ key: `id:${number}`, record: { id: `n${number}`, full_name: name }, name })),
  )
})

it.each([
  ['jurgen', ['Jürgen Groß']],
  ['gross', ['Jürgen Groß']],
  ['JÜRGEN', ['Jürgen Groß']],
  ['lukasz zolc', ['Łukasz Żółć']],
  ['soren aero', ['Søren Ærø']],
  ['IŞIL ibrahim', ['Işıl İbrahimoğlu']],
  ['huong', ['Nguyễn Thị Hương']],
  ['nguyễn', ['Nguyễn Thị Hương']],
  ["o'conn", ['Siobhán O’Connor']],
  ['o’c', ['Siobhán O’Connor']],
  ['lu', ['Łukasz Żółć', 'Jean-Luc Lefèvre']],
  ['παπαδο', ['Γιώργος Παπαδόπουλος']],
  ['ΓΙΩΡΓΟΣ', ['Γιώργος Παπαδόπουλος']],
  ['петр', ['Пётр Андрейченко']],
  ['АНДРЕЙ', ['Пётр Андрейченко']],
  ['احمد', ['أحمد المُصطفى']],
  ['مصطفي', ['أحمد المُصطفى']],
  ['علي كريمي', ['علی کریمی']],
  ['דוד', ['דָּוִד כהן']],
  ['प्रिया', ['प्रिया शर्मा']],
  ['प्रया', []],
  ['शर', ['प्रिया शर्मा']],
  ['செல்வி', ['தமிழ்ச்செல்வி']],
  ['ใจดี', ['สมชาย ใจดี']],
  ['ชาย', ['สมชาย ใจดี']],
  ['田', ['田中 太郎']],
  ['郎', ['田中 太郎']],
  ['田中太郎', []],
  ['ガブ', ['ガブリエル・サントス']],
  ['ｶﾞﾌﾞﾘ', ['ガブリエル・サントス']],
  ['カフ', []],
  ['小明', ['王小明']],
  ['明', ['王小明']],
  ['김', ['김민준']],
  ['기', ['김민준']],
  ['민준', ['김민준']],
  ['지', ['이지우']],
])('searching %s finds %j', async (words, found) => {
  const sort = { by: 'list', isDescending: false } as const
  const hits = await searchIndex(indexId, { words, filters: {}, sort, offset: 0, limit: 50 })
  const exact = hits.isApproximate ? [] : hits.rows
  expect(exact.map(({ record }) => record)).toEqual(found.map((name) => expect.objectContaining({ full_name: name })))
})
