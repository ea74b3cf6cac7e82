import { expect, test } from 'vitest'
import { noteUnevenRows, uniqueColumnNames } from './table-shape'

test('gives every column a unique name of at most two hundred characters', () => {
  expect(uniqueColumnNames(['Email', '', 'email', 'EMAIL', ' a \n b '], 6)).toEqual([
    'Email',
    'Column 2',
    'email (2)',
    'EMAIL (3)',
    ' a b ',
    'Column 6',
  ])
  expect(uniqueColumnNames(['x'.repeat(300)], 1)[0]).toHaveLength(200)
  expect(uniqueColumnNames(['Column 2', ''], 2)).toEqual(['Column 2', 'Column 2 (2)'])
})

test('reports rows with more or fewer cells than the header, and the first of them', () => {
  const uneven = (lengths: number[], written = 2) =>
    noteUnevenRows({
      rows: lengths.map((length) => Array.from({ length }, () => 'x')),
      numbers: lengths.map((_, at) => at + 10),
      lengths,
      width: 2,
      written,
    })
  expect(uneven([2, 2])).toEqual([])
  expect(uneven([3])).toEqual(['Row 10 has more cells than the header: what is beyond it is in “Column 3” and after'])
  expect(uneven([2, 1, 1])).toEqual([
    '2 rows have fewer cells than the header, the first is row 11: the cells at the end count as empty',
  ])
  expect(uneven([1], 1)).toEqual([])
  expect(uneven([1, 3])).toHaveLength(2)
})
