'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RowFilter, SheetRow } from '@/lib/bulk-apply/sheet/contract'
import { useUploadStore } from './use-upload'

/** Number of rows read at once. */
const blockRows = 100
const maxBlocks = 30

type Block = { version: number; rows: SheetRow[] }
/** `scope`: the filter as text. */
type Loaded = { scope: string; total: number | null; blocks: ReadonlyMap<number, Block> }

export type SheetRows = {
  /** Number of rows that pass the filter; null until the sheet has answered. */
  total: number | null
  /** Undefined while the row is loading. */
  at(index: number): SheetRow | undefined
  /** Index of a loaded row; -1 if it is not loaded. */
  indexOf(row: number): number
}

/** The sheet's rows between two indexes, read in blocks. Old versions stay until the new rows have arrived. */
export function useSheetRows(filter: RowFilter, version: number, from: number, to: number): SheetRows {
  const upload = useUploadStore()
  const scope = JSON.stringify(filter)
  const [latest, setLoaded] = useState<Loaded>({ scope, total: null, blocks: new Map() })
  const loaded = latest.scope === scope ? latest : nothingLoaded(scope)
  const wantedScope = useRef(scope)
  const asked = useRef(new Set<string>())
  const first = Math.floor(Math.max(0, from) / blockRows)
  const last = Math.floor(Math.max(0, to) / blockRows)

  const load = useEffectEvent(async (number: number, version: number) => {
    const mark = `${version} ${number} ${scope}`
    if (loaded.blocks.get(number)?.version === version || asked.current.has(mark)) return
    asked.current.add(mark)
    const answer = await upload.ask((sheet) => sheet.rows(filter, number * blockRows, blockRows))
    asked.current.delete(mark)
    if (answer && wantedScope.current === scope)
      setLoaded((before) => withBlock(before, scope, number, { version, rows: answer.rows }, answer.total))
  })
  useEffect(() => {
    wantedScope.current = scope
    for (let number = first; number <= last; number += 1) void load(number, version)
  }, [scope, version, first, last])

  const { total, blocks } = loaded
  return {
    total,
    at: (index) => blocks.get(Math.floor(index / blockRows))?.rows[index % blockRows],
    indexOf(row) {
      for (const [number, { rows }] of blocks) {
        const at = rows.findIndex((each) => each.row === row)
        if (at >= 0) return number * blockRows + at
      }
      return -1
    },
  }
}

function nothingLoaded(scope: string): Loaded {
  return { scope, total: null, blocks: new Map() }
}

function withBlock(before: Loaded, scope: string, number: number, block: Block, total: number): Loaded {
  const known = before.scope === scope ? before : nothingLoaded(scope)
  if ((known.blocks.get(number)?.version ?? -1) > block.version) return before
  const blocks = new Map(known.blocks)
  // Move the latest to the end, so that the oldest is evicted first.
  blocks.delete(number)
  blocks.set(number, block)
  for (const oldest of blocks.keys()) {
    if (blocks.size <= maxBlocks) break
    blocks.delete(oldest)
  }
  return { scope, total, blocks }
}
