import { Time } from '../ui/time'
import { cellText, fieldLabel, isMoment } from './cell-text'

/** Every field of a record with its value, nested ones set in. */
export function RecordFields({ value }: { value: Record<string, unknown> }) {
  return (
    <dl className="grid gap-3">
      {Object.entries(value).map(([key, field]) => (
        <div key={key}>
          <dt className="text-small text-quiet">{fieldLabel(key) || key}</dt>
          <dd dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            <FieldValue value={field} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function FieldValue({ value }: { value: unknown }) {
  if (value === null || value === undefined || value === '') return <span className="text-quiet">Empty</span>
  if (isMoment(value)) return <Time iso={value} />
  if (Array.isArray(value) && value.some(isRecord))
    return value.map((entry, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: entries of a record have no identity of their own
      <div key={index} className="mt-1 border-l-2 pl-3">
        {isRecord(entry) ? <RecordFields value={entry} /> : cellText(entry)}
      </div>
    ))
  if (isRecord(value))
    return (
      <div className="mt-1 border-l-2 pl-3">
        <RecordFields value={value} />
      </div>
    )
  return cellText(value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
