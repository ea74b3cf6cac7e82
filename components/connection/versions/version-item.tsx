import type { ProfileVersion } from '@/lib/connection/contract'
import { Button } from '../../ui/button'
import { RelativeTime } from '../../ui/relative-time'
import { Sentence } from '../../ui/sentence'
import { fieldInWords } from '../field-in-words'
import { profileVersionWords } from './words'

type VersionItemProps = { version: ProfileVersion; isPending: boolean; onGoBack: () => void }

/** One version: who saved it, what it changed, and why. */
export function VersionItem({ version, isPending, onGoBack }: VersionItemProps) {
  const { at, isInForce, changes, reasons } = version
  return (
    <li className="grid gap-1.5 px-3 py-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p>
          <strong className="font-medium">{profileVersionWords.version({ version: version.version })}</strong>
          {isInForce && <span className="ml-2 text-good">{profileVersionWords.inForce}</span>}
          <span className="block text-small text-quiet">
            <Sentence text={({ when }) => sourceInWords(version, when)} parts={{ when: <RelativeTime iso={at} /> }} />
          </span>
        </p>
        {!isInForce && (
          <Button
            aria-label={profileVersionWords.goBackTo({ version: version.version })}
            onClick={onGoBack}
            isPending={isPending}
            pendingLabel={profileVersionWords.saving}
          >
            {profileVersionWords.goBack}
          </Button>
        )}
      </div>
      <details>
        <summary className="cursor-pointer text-small">{changesInWords(changes.length)}</summary>
        <ul className="grid gap-1 pt-1.5 text-small">
          {changes.map(({ fieldKey, from, to }) => (
            <li key={fieldKey} className="wrap-anywhere">
              <span className="font-medium">{fieldInWords(fieldKey)}</span>{' '}
              <code>{from ?? profileVersionWords.notSet}</code> → <code>{to ?? profileVersionWords.notSet}</code>
            </li>
          ))}
        </ul>
        {reasons.length > 0 && (
          <ul aria-label={profileVersionWords.reasons} className="grid gap-1 pt-1.5 text-small text-quiet">
            {reasons.map(({ fieldKey, why }) => (
              <li key={fieldKey} className="wrap-anywhere">
                {profileVersionWords.reason({ field: fieldInWords(fieldKey), why: why.join(' ') })}
              </li>
            ))}
          </ul>
        )}
      </details>
    </li>
  )
}

/** Says how the version was created, by whom and when. */
function sourceInWords({ source, restored, who }: ProfileVersion, when: string): string {
  const { sources } = profileVersionWords
  if (isKnown(source)) return sources[source]({ who, when })
  if (source !== 'rolled-back') return profileVersionWords.otherSource({ source, who, when })
  return restored === null || restored === 0
    ? profileVersionWords.wentBackToStart({ who, when })
    : profileVersionWords.wentBack({ version: restored, who, when })
}

function isKnown(source: string): source is keyof typeof profileVersionWords.sources {
  return Object.hasOwn(profileVersionWords.sources, source)
}

function changesInWords(count: number): string {
  return count === 0 ? profileVersionWords.noChanges : profileVersionWords.changes({ count })
}
