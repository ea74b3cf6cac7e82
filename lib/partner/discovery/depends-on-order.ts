import type { FieldColumn } from './field-column'

/**
 * How much the values of a small set depend on their position in the list: the F statistic of an analysis of variance,
 * about 1 for chance. The newest applications are mostly new, the oldest mostly decided; cities follow no such order.
 */
export function dependenceOnOrder(column: Pick<FieldColumn, 'texts'>): number {
  const groups = new Map<string, { count: number; sum: number }>()
  let count = 0
  let sum = 0
  let squares = 0
  for (const [row, text] of column.texts.entries()) {
    if (text === null) continue
    const group = groups.get(text) ?? { count: 0, sum: 0 }
    groups.set(text, { count: group.count + 1, sum: group.sum + row })
    count++
    sum += row
    squares += row * row
  }
  const degrees = count - groups.size
  if (groups.size < 2 || degrees < 10) return 0
  const total = squares - (sum * sum) / count
  const between =
    [...groups.values()].reduce((all, group) => all + (group.sum * group.sum) / group.count, 0) - (sum * sum) / count
  return between / (groups.size - 1) / (Math.max(1e-9, total - between) / degrees)
}
