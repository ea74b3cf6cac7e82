'use client'

import { useEffect, useRef, useState } from 'react'
import type { RowFilter, Sheet, SheetRow } from '@/lib/bulk-apply/sheet/contract'
import { upload } from './use-upload'

/** Rows asked for together, and the blocks kept. */
const blockRows = 100
const mostBlocks = 30

type Block = { version: number; rows: SheetRow[] }
type Cache = { scope: string; total: number | null; blocks: Map<number, Block>; asked: Set<string> }

const empty = (scope: string): Cache => ({ scope, total: null, blocks: new Map(), asked: new Set() })

export type SheetRows = {
  /** How many rows the filter lets through; null until the sheet has said so. */
  total: number | null
  /** Undefined while it is on its way. */
  at(index: number): SheetRow | undefined
  /** Where a row stands among those that are here; -1 where it is not. */
  indexOf(row: number): number
}

/**
 * Rows of the sheet between two places, fetched in blocks. With another version those on the screen are fetched anew, and stay
 * until the new ones are here.
 */
export function useSheetRows(filter: RowFilter, version: number, from: number, to: number): SheetRows {
  const scope = JSON.stringify(filter)
  const saved = useRef(empty(scope))
  const [, setTick] = useState(0)
  if (saved.current.scope !== scope) saved.current = empty(scope)
  const first = Math.floor(Math.max(0, from) / blockRows)
  const last = Math.floor(Math.max(0, to) / blockRows)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the scope is the filter's text
  useEffect(() => {
    const cache = saved.current
    for (let number = first; number <= last; number += 1) {
      const mark = `${version} ${number}`
      if (cache.blocks.get(number)?.version === version || cache.asked.has(mark)) continue
      cache.asked.add(mark)
      void fetchBlock(cache, number, mark)
    }

    async function fetchBlock(cache: Cache, number: number, mark: string) {
      const ask = (sheet: Sheet) => sheet.rows(filter, number * blockRows, blockRows)
      const answer = await upload.ask(ask)
      cache.asked.delete(mark)
      if (!answer || (cache.blocks.get(number)?.version ?? -1) > version) return
      cache.blocks.delete(number)
      cache.blocks.set(number, { version, rows: answer.rows })
      cache.total = answer.total
      for (const oldest of cache.blocks.keys()) {
        if (cache.blocks.size <= mostBlocks) break
        cache.blocks.delete(oldest)
      }
      if (saved.current === cache) setTick((tick) => tick + 1)
    }
  }, [scope, version, first, last])

  const { total, blocks } = saved.current
  return {
    total,
    at: (index) => blocks.get(Math.floor(index / blockRows))?.rows[index % blockRows],
    indexOf(row) {
      for (const [number, { rows }] of blocks) {
        const place = rows.findIndex((each) => each.row === row)
        if (place >= 0) return number * blockRows + place
      }
      return -1
    },
  }
}
