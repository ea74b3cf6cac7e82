import { describe, expect, test } from 'vitest'
import { listIn } from './list-in'

describe('a list', () => {
  test.each<[string, unknown, unknown]>([
    ['of records', [{ id: 1 }], [{ id: 1 }]],
    ['without entries', [], []],
    ['of records by their id', { '12': { id: 12 }, '13': { id: 13 } }, [{ id: 12 }, { id: 13 }]],
    [
      'of records by an id that they lack',
      { a12: { name: 'Mei' }, a13: { name: 'Jo' } },
      [
        { key: 'a12', name: 'Mei' },
        { key: 'a13', name: 'Jo' },
      ],
    ],
    [
      'of rows under the names of their columns',
      {
        columns: ['id', 'name'],
        rows: [
          [1, 'Mei'],
          [2, null],
        ],
        total: 2,
      },
      [
        { id: 1, name: 'Mei' },
        { id: 2, name: null },
      ],
    ],
    ['of no rows', { columns: ['id', 'name'], rows: [] }, []],
  ])('is read: %s', (_, value, list) => {
    expect(listIn(value)).toEqual(list)
  })

  test.each<[string, unknown]>([
    ['the parts of an envelope', { data: { id: 1 }, meta: { id: 2 } }],
    ['objects that have nothing in common', { job1: { id: 1, name: 'Cook' }, page2: { size: 3, of: 4 } }],
    ['records beside a number', { a1: { id: 1 }, a2: { id: 2 }, total: 2 }],
    ['an object without keys, which may mean anything', {}],
    ['rows of another length than the columns', { columns: ['id', 'name'], rows: [[1]] }],
    ['one of two tables', { columns: ['id', 'name'], rows: [[1, 2]], more: [[3, 4]] }],
    ['columns with the same name', { columns: ['id', 'id'], rows: [[1, 2]] }],
    ['a text', 'a1'],
    ['nothing', null],
  ])('is not %s', (_, value) => {
    expect(listIn(value)).toBeUndefined()
  })
})
