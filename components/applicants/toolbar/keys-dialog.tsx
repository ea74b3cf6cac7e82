'use client'

import { DialogBox } from '../../ui/dialog-box'

const keys: [keys: string, does: string][] = [
  ['↑ ↓', 'to the row above or below'],
  ['Page Up, Page Down', 'a screen up or down'],
  ['Home, End', 'to the first row, to the last one loaded'],
  ['Enter', 'opens the details'],
  ['Space', 'selects the row, with Shift all since the last one'],
  ['Esc', 'closes the details, clears the filter'],
  ['/', 'to the filter'],
  ['?', 'shows these keys'],
  ['Ctrl K, ⌘ K', 'searches everything, on every screen'],
]

/** For those who may write. */
const writeKeys: typeof keys = [
  ['a', 'applies the row, what is selected or whose details are open to a job'],
  ['e', 'exports what the list shows'],
]

/** The keyboard shortcuts of the list. */
export function KeysDialog({ canWrite, onClose }: { canWrite: boolean; onClose: () => void }) {
  return (
    <DialogBox title="Keys" description="They work in the list; / and ? on the whole screen." onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
        {[...keys, ...(canWrite ? writeKeys : [])].map(([key, does]) => (
          <div key={key} className="col-span-2 grid grid-cols-subgrid">
            <dt className="font-medium">{key}</dt>
            <dd className="text-quiet">{does}</dd>
          </div>
        ))}
      </dl>
    </DialogBox>
  )
}
