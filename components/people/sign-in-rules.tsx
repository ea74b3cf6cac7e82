'use client'

import type { AccountAction, SignInPolicy } from '@/lib/accounts/contract'
import { Notice } from '../ui/notice'
import { Switch } from '../ui/switch'
import { toast } from '../ui/toast'
import { useAccountAction } from './use-account-action'
import { peopleWords } from './words'

type SignInRulesProps = {
  policy: SignInPolicy
  /** How long a kept session lasts. */
  keepDays: number
  setSecondFactorRule: AccountAction
  setKeptSessionsRule: AccountAction
}

/** The admins' rules for how everyone signs in. */
export function SignInRules({ policy, keepDays, setSecondFactorRule, setKeptSessionsRule }: SignInRulesProps) {
  return (
    <section aria-label={peopleWords.rules} className="grid max-w-4xl gap-3 px-4 pt-6 pb-6 md:px-6">
      <h2 className="text-section font-semibold">{peopleWords.rules}</h2>
      <Rule
        title={peopleWords.requireFactor}
        description={peopleWords.requireFactorMeans}
        isOn={policy.requiresSecondFactor}
        change={(isOn) => setSecondFactorRule({ isRequired: isOn })}
      />
      <Rule
        title={peopleWords.allowKeeping}
        description={peopleWords.allowKeepingMeans({ days: keepDays })}
        isOn={policy.allowsKeptSessions}
        change={(isOn) => setKeptSessionsRule({ isAllowed: isOn })}
      />
    </section>
  )
}

type RuleProps = {
  title: string
  description: string
  isOn: boolean
  change: (isOn: boolean) => ReturnType<AccountAction>
}

/** One rule with its switch, which takes effect at once. */
function Rule({ title, description, isOn, change }: RuleProps) {
  const { run, isPending, problem } = useAccountAction()
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-x-4 rounded-panel border bg-raised p-3">
        <div className="min-w-0">
          <p className="font-medium">{title}</p>
          <p className="text-small text-quiet">{description}</p>
        </div>
        <Switch
          label={title}
          isOn={isOn}
          isPending={isPending}
          onToggle={() =>
            run(
              () => change(!isOn),
              () =>
                void toast({
                  tone: 'good',
                  title: isOn ? peopleWords.ruleIsOff({ rule: title }) : peopleWords.ruleIsOn({ rule: title }),
                }),
            )
          }
        />
      </div>
      {problem && <Notice isUrgent tone="bad" title={problem} />}
    </div>
  )
}
