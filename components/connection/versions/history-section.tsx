'use client'

import { Download } from 'lucide-react'
import { useRef, useState } from 'react'
import { type ProfileChanged, type ProfileVersion, profileFileUrl } from '@/lib/connection/contract'
import type { RequestError } from '@/lib/http/contract'
import { Button, buttonClass } from '../../ui/button'
import { useFocusIfLost } from '../../ui/use-focus-if-lost'
import { ImportProfile } from './import-profile'
import { ProfileSavedNotice } from './profile-saved-notice'
import { useChangeProfile } from './use-change-profile'
import { VersionItem } from './version-item'
import { profileVersionWords } from './words'

type Changes = {
  goBack: (input: { version: number; expected: number }) => Promise<ProfileChanged | RequestError>
  importProfile: (input: { text: string; expected: number }) => Promise<ProfileChanged | RequestError>
}

/** The versions of the field profile: who saved what, with a button to go back to each. */
export function HistorySection({ versions, changes }: { versions: readonly ProfileVersion[]; changes: Changes }) {
  const [isImporting, setIsImporting] = useState(false)
  const { answer, pending, change } = useChangeProfile()
  const heading = useRef<HTMLHeadingElement>(null)
  const keepFocus = useFocusIfLost(heading)
  const expected = versions[0]?.version ?? 0
  const isOutdated = answer?.state === 'saved' && answer.version < expected
  const goBack = (version: number) => change(`version ${version}`, () => changes.goBack({ version, expected }))

  async function take(text: string) {
    const answer = await change('import', () => changes.importProfile({ text, expected }))
    if (answer.state !== 'saved') return
    keepFocus()
    setIsImporting(false)
  }

  return (
    <section aria-labelledby="connection-history" className="grid gap-3">
      <h2 ref={heading} id="connection-history" tabIndex={-1} className="text-section font-semibold outline-none">
        {profileVersionWords.history}
      </h2>
      <div className="flex flex-wrap gap-2">
        <a href={profileFileUrl} download className={buttonClass()}>
          <Download aria-hidden className="size-4" />
          {profileVersionWords.download}
        </a>
        <Button aria-expanded={isImporting} onClick={() => setIsImporting(!isImporting)}>
          {profileVersionWords.import}
        </Button>
      </div>
      {isImporting && <ImportProfile isPending={pending === 'import'} onImport={(text) => void take(text)} />}
      {answer && !isOutdated && <ProfileSavedNotice answer={answer} />}
      {versions.length === 0 ? (
        <p className="text-quiet">{profileVersionWords.nothingConfirmed}</p>
      ) : (
        <ol aria-labelledby="connection-history" className="divide-y rounded-panel border bg-raised">
          {versions.map((version) => (
            <VersionItem
              key={version.version}
              version={version}
              isPending={pending === `version ${version.version}`}
              onGoBack={() => void goBack(version.version)}
            />
          ))}
          {versions.at(-1)?.version === 1 && (
            <li className="flex flex-wrap items-center justify-between gap-2 px-3 py-2">
              <span className="text-quiet">{profileVersionWords.beforeAnything}</span>
              <Button
                aria-label={profileVersionWords.goBackToStart}
                onClick={() => void goBack(0)}
                isPending={pending === 'version 0'}
                pendingLabel={profileVersionWords.saving}
              >
                {profileVersionWords.goBack}
              </Button>
            </li>
          )}
        </ol>
      )}
    </section>
  )
}
