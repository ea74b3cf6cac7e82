import Link from 'next/link'
import { anyActivity, filterQuery } from '@/lib/activity/contract'
import type { PartnerRefusal } from '@/lib/connection/contract'
import { writeEndpoints } from '@/lib/partner/endpoint'
import { chooseWords } from '@/lib/partner/failure/choose-words'
import { buttonClass } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { RelativeTime } from '../../ui/relative-time'
import { Sentence } from '../../ui/sentence'
import { connectionStatusWords } from './words'

type RefusedCallsProps = {
  refused: readonly PartnerRefusal[]
  /** The page already says what is wrong with the connection as a whole. */
  isExplained: boolean
  isConnectionLinked?: boolean
}

/** For admins: which calls the partner refuses for this key, what to do, and links to what it refused. */
export function RefusedCalls({ refused, isExplained, isConnectionLinked = false }: RefusedCallsProps) {
  return refused
    .filter(({ kind }) => kind === 'not-permitted' || (kind !== 'out-of-scope' && !isExplained))
    .map((refusal, index) => {
      const { meaning, nextStep, adminStep } = chooseWords(refusal.kind, refusal.endpoint)
      return (
        <Notice
          key={refusal.endpoint}
          tone="bad"
          title={<RefusalLine refusal={refusal} />}
          actions={
            <>
              {isConnectionLinked && index === 0 && !isExplained && (
                <Link href="/connection" prefetch={false} className={buttonClass()}>
                  {connectionStatusWords.openConnection}
                </Link>
              )}
              <RefusedWritesLink endpoint={refusal.endpoint} />
            </>
          }
        >
          <p className="max-w-prose">
            {meaning} {adminStep ?? nextStep}
          </p>
        </Notice>
      )
    })
}

/** What was refused and when, without a full stop. */
export function RefusalLine({ refusal: { endpoint, kind, at } }: { refusal: PartnerRefusal }) {
  const texts = kind === 'not-permitted' ? connectionStatusWords.acceptsKeyBut : connectionStatusWords.refused
  return <Sentence text={texts[endpoint]} parts={{ when: <RelativeTime iso={at} /> }} />
}

function RefusedWritesLink({ endpoint }: Pick<PartnerRefusal, 'endpoint'>) {
  const kind = writeEndpoints.find((write) => write === endpoint)
  if (!kind) return null
  return (
    <Link
      href={`/activity?${filterQuery({ ...anyActivity, kind, outcome: 'refused' })}`}
      prefetch={false}
      className={buttonClass()}
    >
      {connectionStatusWords.refusedWrites[kind]}
    </Link>
  )
}
