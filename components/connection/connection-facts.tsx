import type { StoreStatus } from '@/lib/held-writes/contract'
import { Fact } from '../ui/fact'
import { wholeNumber } from '../ui/formats'
import { Time } from '../ui/time'

type PartnerFacts = { environment: string; address: string; keyEnd: string }

const list = 'grid grid-cols-[max-content_1fr] gap-x-4 gap-y-1.5 [&_dt]:text-quiet [&_dd]:wrap-anywhere'

/** Which partner this desk talks to, and by which key. */
export function PartnerConnection({ environment, address, keyEnd }: PartnerFacts) {
  return (
    <section aria-labelledby="connection-partner" className="grid gap-2">
      <h2 id="connection-partner" className="text-section font-semibold">
        Partner
      </h2>
      <dl className={list}>
        <Fact label="Environment">{environment}</Fact>
        <Fact label="Address">{address}</Fact>
        <Fact label="Key">{`ends in ${keyEnd}`}</Fact>
      </dl>
    </section>
  )
}

/** What the desk knows its database by: where this changes, unsent writes are held. */
export function StoreConnection({ status }: { status: StoreStatus }) {
  return (
    <section aria-labelledby="connection-store" className="grid gap-2">
      <h2 id="connection-store" className="text-section font-semibold">
        Database
      </h2>
      <dl className={list}>
        <Fact label="Kind">{status.kind === 'embedded' ? 'Embedded, in DATA_DIR' : 'PostgreSQL server'}</Fact>
        <Fact label="System">{status.system ?? 'not shown by the server'}</Fact>
        <Fact label="Database">{status.database ?? 'not shown by the server'}</Fact>
        <Fact label="Timeline">{status.timeline ?? 'not shown by the server'}</Fact>
        <Fact label="Starts">{wholeNumber(status.starts)}</Fact>
        <Fact label="Servers at work">{wholeNumber(status.servers)}</Fact>
        <Fact label="Last sign of life">{status.lastSeenAt === null ? 'none' : <Time iso={status.lastSeenAt} />}</Fact>
      </dl>
      <p className="max-w-prose text-quiet">
        If the desk finds another database, an older one, or one that nobody used for some minutes, it sends nothing
        that waits there before somebody has reviewed it.
      </p>
    </section>
  )
}
