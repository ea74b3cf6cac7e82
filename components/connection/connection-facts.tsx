import type { ProfileInForce } from '@/lib/connection/contract'
import type { StoreStatus } from '@/lib/held-writes/contract'
import { Fact } from '../ui/fact'
import { wholeNumber } from '../ui/formats'
import { Notice } from '../ui/notice'
import { RelativeTime } from '../ui/relative-time'
import { Time } from '../ui/time'
import { factList } from './fact-list'

type PartnerFacts = {
  environment: string
  address: string
  /** The last four characters; null for a key that is too short to show any. */
  keyEnd: string | null
  profile: ProfileInForce
  /** The deprecated sign-in (spec 5.4): whether applications are sent by it. */
  signIn: 'none' | 'unused' | 'used'
}

/** Which partner this desk talks to, by which key, and by which field profile. */
export function PartnerConnection({ environment, address, keyEnd, profile, signIn }: PartnerFacts) {
  return (
    <section aria-labelledby="connection-partner" className="grid gap-2">
      <h2 id="connection-partner" className="text-section font-semibold">
        Partner
      </h2>
      <dl className={factList}>
        <Fact label="Environment">{environment}</Fact>
        <Fact label="Address">{address}</Fact>
        <Fact label="Key">{keyEnd === null ? 'too short to show' : `ends in ${keyEnd}`}</Fact>
        <Fact label="Field profile">
          <Profile profile={profile} />
        </Fact>
      </dl>
      {signIn !== 'none' && (
        <Notice
          isSilent
          tone="warn"
          title={
            signIn === 'used'
              ? 'Applications are sent with the deprecated sign-in'
              : 'The deprecated sign-in is set up, and not used'
          }
        >
          <p>
            {signIn === 'used'
              ? 'The partner is ending this flow. Test POST /easy-apply with the key, then remove PARTNER_EASY_APPLY_WITH from the environment.'
              : 'The key is used. Remove PARTNER_LOGIN_EMAIL and PARTNER_LOGIN_PASSWORD from the environment.'}
          </p>
        </Notice>
      )}
    </section>
  )
}

function Profile({ profile: { file, version } }: { profile: ProfileInForce }) {
  const confirmed = version && (
    <>
      version {version.number}, saved by {version.by}, <Time iso={version.at} />
    </>
  )
  if (file !== null && confirmed)
    return (
      <>
        the file {file}; for what it leaves out, {confirmed}
      </>
    )
  return confirmed ?? (file === null ? 'the built-in one' : `the file ${file}`)
}

/** What the desk knows its database by: where this changes, unsent writes are held. */
export function StoreConnection({ status }: { status: StoreStatus }) {
  return (
    <section aria-labelledby="connection-store" className="grid gap-2">
      <h2 id="connection-store" className="text-section font-semibold">
        Database
      </h2>
      <dl className={factList}>
        <Fact label="Kind">{status.kind === 'embedded' ? 'Embedded, in DATA_DIR' : 'PostgreSQL server'}</Fact>
        <Fact label="System">{status.system ?? 'not shown by the server'}</Fact>
        <Fact label="Database">{status.database ?? 'not shown by the server'}</Fact>
        <Fact label="Timeline">{status.timeline ?? 'not shown by the server'}</Fact>
        <Fact label="Starts">{wholeNumber(status.starts)}</Fact>
        <Fact label="Servers running">{wholeNumber(status.servers)}</Fact>
        <Fact label="Last active">
          {status.lastSeenAt === null ? 'never' : <RelativeTime iso={status.lastSeenAt} />}
        </Fact>
      </dl>
      <p className="max-w-prose text-quiet">
        If this desk is started on another database, an older copy, or one that was not used for some minutes, writes
        that wait there are held until someone has reviewed them.
      </p>
    </section>
  )
}
