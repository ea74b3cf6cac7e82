import type { ProfileVersion } from '@/lib/connection/contract'
import { Button } from '../ui/button'
import { Time } from '../ui/time'
import { placeInWords } from './place-words'

const sources: Record<string, string> = {
  confirmed: 'Field mapping confirmed',
  edited: 'Form changed',
  learned: 'Learned from a refusal',
  imported: 'Imported',
  proved: 'Fields proved by a request that the partner took',
}

type VersionItemProps = { version: ProfileVersion; isPending: boolean; onGoBack: () => void }

/** One version: who saved it, what it changed and why. */
export function VersionItem({ version, isPending, onGoBack }: VersionItemProps) {
  const { at, who, isInForce, changes, reasons } = version
  return (
    <li className="grid gap-1.5 px-3 py-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p>
          <strong className="font-medium">Version {version.version}</strong>
          {isInForce && <span className="ml-2 text-good">In force</span>}
          <span className="block text-small text-quiet">
            {sourceInWords(version)} by {who}, <Time iso={at} />
          </span>
        </p>
        {!isInForce && (
          <Button
            aria-label={`Go back to version ${version.version}`}
            onClick={onGoBack}
            isPending={isPending}
            pendingLabel="Saving…"
          >
            Go back to this version
          </Button>
        )}
      </div>
      <details>
        <summary className="cursor-pointer text-small">{changesInWords(changes.length)}</summary>
        <ul className="grid gap-1 pt-1.5 text-small">
          {changes.map(({ place, from, to }) => (
            <li key={place} className="wrap-anywhere">
              <span className="font-medium">{placeInWords(place)}</span> <code>{from ?? 'not set'}</code> →{' '}
              <code>{to ?? 'not set'}</code>
            </li>
          ))}
        </ul>
        {reasons.length > 0 && (
          <ul aria-label="Reasons" className="grid gap-1 pt-1.5 text-small text-quiet">
            {reasons.map(({ place, why }) => (
              <li key={place} className="wrap-anywhere">
                {placeInWords(place)}: {why.join(' ')}
              </li>
            ))}
          </ul>
        )}
      </details>
    </li>
  )
}

function sourceInWords({ source, restored }: ProfileVersion): string {
  if (source !== 'rolled-back') return sources[source] ?? source
  return restored === 0 ? 'Back to before anything was confirmed' : `Back to version ${restored}`
}

function changesInWords(count: number): string {
  if (count === 0) return 'Nothing changed'
  return count === 1 ? '1 change' : `${count} changes`
}
