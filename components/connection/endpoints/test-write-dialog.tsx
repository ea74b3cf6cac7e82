'use client'

import { useState } from 'react'
import { type KnownTeam, testUrl, type WriteTest } from '@/lib/connection/contract'
import { endpointName, type WriteEndpoint } from '@/lib/partner/endpoint'
import { ErrorNotice } from '../../api/error-notice'
import { Button } from '../../ui/button'
import { Reference } from '../../ui/copying/reference'
import { DialogBox } from '../../ui/dialog-box'
import { Field } from '../../ui/field'
import { Notice } from '../../ui/notice'
import { Select } from '../../ui/select'
import { testInWords } from './test-words'
import { useDeskRequest } from './use-desk-request'
import { endpointWords } from './words'

type TestWriteDialogProps = { endpoint: WriteEndpoint; teams: readonly KnownTeam[]; onClose: () => void }

/** Explains the test without writing, sends it when the button is pressed, and says what the answer means. */
export function TestWriteDialog({ endpoint, teams, onClose }: TestWriteDialogProps) {
  const { send, isPending, value, error } = useDeskRequest<WriteTest>(testUrl)
  const [teamId, setTeamId] = useState(teams[0]?.id ?? '')
  const name = endpointName(endpoint)
  const start = () => send(endpoint === 'set-ai-chat' ? { endpoint, teamId } : { endpoint })
  return (
    <DialogBox title={endpointWords.testName({ name })} description={endpointWords.testLead} onClose={onClose}>
      <div className="grid gap-2">
        <p>{endpointWords.testHow}</p>
        <p>{endpointWords.testRisk}</p>
      </div>
      {endpoint === 'set-ai-chat' && (
        <Field label={endpointWords.team} isRequired>
          {(control) => (
            <Select
              label={endpointWords.team}
              control={control}
              value={teamId}
              options={teams.map(({ id, name }) => ({ value: id, label: name === null ? id : `${id}, ${name}` }))}
              onChange={setTeamId}
            />
          )}
        </Field>
      )}
      {value && <TestResult test={value} />}
      {error && <ErrorNotice error={error} onRetry={start} isRetrying={isPending} />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{value ? endpointWords.close : endpointWords.cancel}</Button>
        {!value && !error && (
          <Button look="primary" onClick={start} isPending={isPending} pendingLabel={endpointWords.testing}>
            {endpointWords.sendTest}
          </Button>
        )}
      </div>
    </DialogBox>
  )
}

function TestResult({ test }: { test: WriteTest }) {
  const { tone, title, text } = testInWords(test)
  return (
    <Notice tone={tone} title={title} isUrgent={test.result === 'taken'}>
      <p>{text}</p>
      {test.failure?.said && <p>{endpointWords.partnerSays({ said: test.failure.said })}</p>}
      {test.failure && (
        <p className="text-small text-quiet">
          <Reference value={test.failure.reference} />
        </p>
      )}
    </Notice>
  )
}
