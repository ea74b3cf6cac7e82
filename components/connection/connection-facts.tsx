import type { ProfileInForce } from '@/lib/connection/contract'
import type { StoreStatus } from '@/lib/held-writes/contract'
import { Fact } from '../ui/fact'
import { wholeNumber } from '../ui/formats'
import { Notice } from '../ui/notice'
import { RelativeTime } from '../ui/relative-time'
import { Sentence } from '../ui/sentence'
import { factList } from './fact-list'
import { connectionWords } from './words'

type PartnerFacts = {
  environment: string
  address: string
  /** The last four characters; null for a key that is too short to show any. */
  keyEnd: string | null
  profile: ProfileInForce
  /** The deprecated sign-in (spec 5.4): whether it is used to send applications. */
  signIn: 'none' | 'unused' | 'used'
}

/** The partner this desk talks to, and the key and field profile it uses. */
export function PartnerConnection({ environment, address, keyEnd, profile, signIn }: PartnerFacts) {
  return (
    <section aria-labelledby="connection-partner" className="grid gap-2">
      <h2 id="connection-partner" className="text-section font-semibold">
        {connectionWords.partner}
      </h2>
      <dl className={factList}>
        <Fact label={connectionWords.environment}>{environment}</Fact>
        <Fact label={connectionWords.address}>{address}</Fact>
        <Fact label={connectionWords.key}>
          {keyEnd === null ? connectionWords.keyTooShort : connectionWords.keyEnd({ end: keyEnd })}
        </Fact>
        <Fact label={connectionWords.fieldProfile}>
          <Profile profile={profile} />
        </Fact>
      </dl>
      {signIn !== 'none' && (
        <Notice
          isSilent
          tone="warn"
          title={signIn === 'used' ? connectionWords.signInUsed : connectionWords.signInUnused}
        >
          <p>{signIn === 'used' ? connectionWords.signInUsedMeans : connectionWords.signInUnusedMeans}</p>
        </Notice>
      )}
    </section>
  )
}

function Profile({ profile: { file, version } }: { profile: ProfileInForce }) {
  if (!version) return file === null ? connectionWords.profileBuiltIn : connectionWords.profileFile({ file })
  const facts = { version: version.number, by: version.by }
  return (
    <Sentence
      text={({ when }) =>
        file === null
          ? connectionWords.profileVersion({ ...facts, when })
          : connectionWords.profileFileAndVersion({ ...facts, file, when })
      }
      parts={{ when: <RelativeTime iso={version.at} /> }}
    />
  )
}

/** The database as the desk identifies it: when this changes, unsent writes are held. */
export function StoreConnection({ status }: { status: StoreStatus }) {
  return (
    <section aria-labelledby="connection-store" className="grid gap-2">
      <h2 id="connection-store" className="text-section font-semibold">
        {connectionWords.database}
      </h2>
      <dl className={factList}>
        <Fact label={connectionWords.kind}>
          {status.kind === 'embedded' ? connectionWords.embedded : connectionWords.server}
        </Fact>
        <Fact label={connectionWords.system}>{status.system ?? connectionWords.notShown}</Fact>
        <Fact label={connectionWords.database}>{status.database ?? connectionWords.notShown}</Fact>
        <Fact label={connectionWords.timeline}>{status.timeline ?? connectionWords.notShown}</Fact>
        <Fact label={connectionWords.starts}>{wholeNumber(status.starts)}</Fact>
        <Fact label={connectionWords.serversRunning}>{wholeNumber(status.servers)}</Fact>
        <Fact label={connectionWords.lastActive}>
          {status.lastSeenAt === null ? connectionWords.never : <RelativeTime iso={status.lastSeenAt} />}
        </Fact>
      </dl>
      <p className="max-w-prose text-quiet">{connectionWords.databaseMeans}</p>
    </section>
  )
}
