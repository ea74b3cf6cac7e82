'use client'

import { useEffect, useState } from 'react'
import type { Matching, SheetRow, Target } from '@/lib/bulk-apply/sheet/contract'
import { matchWords } from './match/words'
import { upload } from './use-upload'

/** Debounce delay of the preview. */
const restMs = 150

/** The first rows as they would be sent; refreshed whenever `matching` is a new object. */
export function MatchPreview({ matching }: { matching: Matching }) {
  const [shown, setShown] = useState<{ targets: Target[]; rows: SheetRow[] } | null>(null)
  useEffect(() => {
    let isWanted = true
    const timer = setTimeout(async () => {
      const answer = await upload.ask((sheet) => sheet.preview(matching))
      if (answer && isWanted) setShown(answer)
    }, restMs)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [matching])
  return (
    <div
      role="region"
      aria-label={matchWords.preview}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="min-h-60 overflow-x-auto rounded-panel border bg-raised"
    >
      {shown && (
        <table className="min-w-full border-collapse text-table">
          <caption className="sticky left-0 px-3 pt-3 pb-1 text-left text-body font-semibold">
            {matchWords.previewTitle}
          </caption>
          <thead>
            <tr className="border-b text-left text-quiet">
              {shown.targets.map(({ key, title }) => (
                <th key={key} scope="col" className="px-3 py-2 font-medium whitespace-nowrap">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.rows.map(({ row, cells }) => (
              <tr key={row} className="border-b last:border-b-0">
                {shown.targets.map(({ key }, index) => (
                  <td key={key} className="max-w-80 truncate px-3 py-2">
                    {cells[index] ? (
                      <bdi>{cells[index]}</bdi>
                    ) : (
                      <span className="text-quiet">{matchWords.emptyCell}</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
