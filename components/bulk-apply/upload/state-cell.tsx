import { CheckCheck, CircleMinus, CirclePlus, type LucideIcon } from 'lucide-react'
import type { SheetRow } from '@/lib/bulk-apply/sheet/contract'
import { checkWords } from './check/words'
import { stateLooks } from './check-words'
import { useUploadStore } from './use-upload'

type StateCellProps = {
  row: SheetRow
  /** All issues of the row. */
  texts: string[]
  rowError: string | undefined
  /** Why the partner refused it; '' if it did not. */
  cause: string
}

/** The state of a row, with buttons for the mouse; the keyboard has Space and Enter. */
export function StateCell({ row: { row, state }, texts, rowError, cause }: StateCellProps) {
  const upload = useUploadStore()
  const isRefused = rowError !== undefined && state !== 'left-out'
  const { icon: Icon, ink } = stateLooks[isRefused ? 'invalid' : state]
  const named = { row: String(row) }
  const isOut = state === 'left-out'
  return (
    <>
      <span
        title={[...texts, ...(rowError ? [rowError] : [])].join('\n') || undefined}
        className={`flex min-w-0 flex-1 items-center gap-1.5 ${ink}`}
      >
        <Icon aria-hidden className="size-4 shrink-0" />
        <span className={`${cause === '' ? 'truncate' : 'line-clamp-2 leading-4'} max-md:sr-only`}>
          {isRefused ? checkWords.notTaken : checkWords.states[state]}
          {cause !== '' && <span className="text-quiet"> · {cause}</span>}
        </span>
      </span>
      {(state === 'warning' || state === 'accepted') && (
        <Small
          label={state === 'warning' ? checkWords.sendRow(named) : checkWords.dontSendRow(named)}
          icon={CheckCheck}
          isOn={state === 'accepted'}
          onPress={() => void upload.change((sheet) => sheet.accept([row], state === 'warning'))}
        />
      )}
      <Small
        label={isOut ? checkWords.takeRowIn(named) : checkWords.leaveRowOut(named)}
        icon={isOut ? CirclePlus : CircleMinus}
        isOn={false}
        onPress={() => void upload.change((sheet) => sheet.leaveOut([row], !isOut), row)}
      />
    </>
  )
}

type SmallProps = { label: string; icon: LucideIcon; isOn: boolean; onPress: () => void }

function Small({ label, icon: Icon, isOn, onPress }: SmallProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      title={label}
      onClick={onPress}
      className={`grid size-7 shrink-0 place-items-center rounded-control text-quiet hover:bg-sunken hover:text-ink touch:size-11 ${isOn ? 'bg-accent-soft' : ''}`}
    >
      <Icon aria-hidden className="size-4" />
    </button>
  )
}
