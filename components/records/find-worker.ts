import { createRowIndex } from '@/lib/records/find-rows'
import type { ToFinder } from './finder-messages'

/** The index of rows, off the main thread: pages come in, questions are answered in the order in which they came. */
const index = createRowIndex()

addEventListener('message', ({ data }: MessageEvent<ToFinder>) => {
  if (data.kind === 'add') return index.add(data.records)
  const rows = index.find(data.query)
  // A worker's own window takes the buffers to hand over as an option.
  postMessage({ kind: 'found', rows }, { transfer: rows ? [rows.buffer] : [] })
})
