import { Notice } from '../../ui/notice'
import { fieldInWords } from '../field-in-words'
import type { ChangeAnswer } from './use-change-profile'
import { profileVersionWords } from './words'

/** The result of a change to the field profile. */
export function ProfileSavedNotice({ answer }: { answer: ChangeAnswer }) {
  switch (answer.state) {
    case 'saved':
      return (
        <Notice tone="good" title={profileVersionWords.isInForce({ version: answer.version })}>
          {answer.locked.length > 0 && (
            <p>{profileVersionWords.locked({ fields: answer.locked.map(fieldInWords).join(', ') })}</p>
          )}
        </Notice>
      )
    case 'superseded':
      return (
        <Notice isUrgent tone="warn" title={profileVersionWords.superseded({ by: answer.by })}>
          <p>{profileVersionWords.supersededMeans}</p>
        </Notice>
      )
    case 'unusable':
      return (
        <Notice isUrgent tone="bad" title={profileVersionWords.unusable}>
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
      return <Notice isUrgent tone="bad" title={profileVersionWords.signedOut} />
    case 'not-found':
    case 'invalid':
      return <Notice isUrgent tone="bad" title={profileVersionWords.noSuchVersion} />
    case 'desk-unreachable':
      return <Notice isUrgent tone="bad" title={profileVersionWords.noAnswer} />
  }
}
