import { useDeferredValue, useMemo } from 'react'
import { columns } from './columns.jsx'

const collator = new Intl.Collator('en', { numeric: true })

/** The loaded rows that the filter lets through, in the order that is asked for. */
export function useShownRows(rows, filter, order) {
  const words = useDeferredValue(filter.trim().toLowerCase())
  const wantedOrder = useDeferredValue(order)
  const found = useMemo(
    () =>
      words === ''
        ? rows
        : rows.filter((row) =>
            columns.some(({ field }) =>
              String(row[field] ?? '')
                .toLowerCase()
                .includes(words),
            ),
          ),
    [rows, words],
  )
  return useMemo(() => {
    if (wantedOrder === null) return found
    const { field, isDescending } = wantedOrder
    const sign = isDescending ? -1 : 1
    return found.toSorted((a, b) => sign * collator.compare(String(a[field] ?? ''), String(b[field] ?? '')))
  }, [found, wantedOrder])
}
