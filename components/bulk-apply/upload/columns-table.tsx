import type { Matching, OpenedSheet, Target } from '@/lib/bulk-apply/sheet/contract'
import { Select } from '../../ui/select'
import { matchWords } from './match/words'

type ColumnsTableProps = {
  opened: OpenedSheet
  targets: Target[]
  matching: Matching
  onChange: (matching: Matching) => void
}

/** Each column of the upload with its first values, and what it maps to. */
export function ColumnsTable({ opened, targets, matching, onChange }: ColumnsTableProps) {
  const { header, preview } = opened

  /** Each target maps to one column: choosing it again takes it from the other column. */
  function choose(column: number, key: string | null) {
    const columns = header.map((_, index) => {
      const now = matching.columns[index] ?? null
      if (index === column) return key
      return now === key ? null : now
    })
    onChange({ ...matching, columns })
  }

  return (
    <div className="overflow-hidden rounded-panel border bg-raised">
      <table aria-label={matchWords.columns} className="w-full table-fixed border-collapse">
        <thead>
          <tr className="border-b text-left text-table text-quiet">
            <th scope="col" className="px-3 py-2 font-medium">
              {matchWords.yourColumn}
            </th>
            <th scope="col" className="w-1/2 px-3 py-2 font-medium">
              {matchWords.mapsTo}
            </th>
          </tr>
        </thead>
        <tbody>
          {header.map((heading, column) => {
            const values = [...new Set(preview.map((row) => row[column]?.trim() ?? ''))].filter(Boolean).slice(0, 3)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its index
              <tr key={column} className="border-b align-top last:border-b-0">
                <th scope="row" className="px-3 py-2 text-left font-normal">
                  <span dir="auto" className="block wrap-anywhere font-medium">
                    {heading}
                  </span>
                  <span className="block truncate text-small text-quiet">
                    {values.length === 0 ? (
                      matchWords.empty
                    ) : (
                      <bdi>{values.map((value) => value.slice(0, 60)).join(' · ')}</bdi>
                    )}
                  </span>
                </th>
                <td className="px-3 py-2">
                  <Select
                    label={matchWords.columnMapsTo({ heading })}
                    value={matching.columns[column] ?? ''}
                    options={[
                      { value: '', label: matchWords.notUsed },
                      ...targets.map((target) => ({ value: target.key, label: labelOf(target, column) })),
                    ]}
                    onChange={(key) => choose(column, key === '' ? null : key)}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )

  function labelOf({ key, title, isRequired }: Target, column: number): string {
    const index = matching.columns.indexOf(key)
    const heading = index === column ? undefined : header[index]
    if (heading === undefined) return isRequired ? matchWords.required({ title }) : title
    return isRequired ? matchWords.requiredTaken({ title, heading }) : matchWords.taken({ title, heading })
  }
}
