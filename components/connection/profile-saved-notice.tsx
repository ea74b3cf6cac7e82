import { Notice } from '../ui/notice'
import { placeInWords } from './place-words'
import type { ChangeAnswer } from './use-change-profile'

/** What became of a change of the field profile. */
export function ProfileSavedNotice({ answer }: { answer: ChangeAnswer }) {
  switch (answer.state) {
    case 'saved':
      return (
        <Notice tone="good" title={`Version ${answer.version} is in force`}>
          {answer.locked.length > 0 && (
            <p>
              Set by PARTNER_PROFILE and left as they are: {answer.locked.map(placeInWords).join(', ')}. Change them in
              that file.
            </p>
          )}
        </Notice>
      )
    case 'superseded':
      return (
        <Notice isUrgent tone="warn" title={`${answer.by} saved a version meanwhile`}>
          <p>Nothing of yours was saved. Look at the newest version below, then try again.</p>
        </Notice>
      )
    case 'unusable':
      return (
        <Notice isUrgent tone="bad" title="This profile cannot be used. Nothing was saved.">
          <ul className="list-disc pl-5">
            {answer.issues.map((issue) => (
              <li key={issue} className="wrap-anywhere">
                {issue}
              </li>
            ))}
          </ul>
        </Notice>
      )
    case 'not-allowed':
      return <Notice isUrgent tone="bad" title={answer.reason} />
    case 'signed-out':
      return <Notice isUrgent tone="bad" title="You are signed out. Sign in again, then repeat this." />
    case 'not-found':
    case 'invalid':
      return <Notice isUrgent tone="bad" title="There is no such version. Reload the page." />
    case 'desk-unreachable':
      return <Notice isUrgent tone="bad" title="The desk did not answer. Reload the page to see what is in force." />
  }
}
