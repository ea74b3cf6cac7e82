'use client'

import dynamic from 'next/dynamic'
import { type ComponentProps, useId } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import type { KnownTeam } from '@/lib/connection/contract'
import type { FormNode } from '@/lib/forms/form-node'
import { Field } from '../ui/field'
import { Select } from '../ui/select'
import type { SelectOption } from '../ui/select-popup'
import { Skeleton } from '../ui/skeleton'
import { uiWords } from '../ui/words'
import { type DrawNode, FieldGrid } from './field-grid'
import { FileControl } from './file-control'
import { FoldedFields } from './folded-fields'
import { ListField } from './list-field'
import { RichTextField } from './rich-text-field'
import { useTeams } from './team-choices'
import { formWords } from './words'

/** The field's hidden input has a style attribute, which the Content-Security-Policy forbids in the server's HTML. */
const TeamField = dynamic(() => import('./team-field').then((module) => module.TeamField), {
  ssr: false,
  loading: () => <Skeleton className="h-8 touch:h-11" />,
})

/** The controls of a whole form. */
export function BodyFields({ nodes, name }: { nodes: FormNode[]; name: string }) {
  return <FieldGrid nodes={nodes} name={name} draw={drawField} />
}

const drawField: DrawNode = (node, name) => <BodyField node={node} name={name} />

type BodyFieldProps = { node: FormNode; name: string }

const inputTypes = { text: 'text', email: 'email', link: 'url', date: 'date', 'date-time': 'datetime-local' } as const

/** The control for one node of a form; `name` is its path in the form's values. */
function BodyField({ node, name }: BodyFieldProps) {
  const form = useFormContext()
  const suggestionsId = useId()
  const teams = useTeams(node)
  const { error } = form.getFieldState(name, form.formState)
  const field = {
    label: node.title,
    isRequired: node.isRequired,
    isAsked: node.isAsked === true,
    error: error?.message,
    // For a field that the partner asked for, its message is the description, until it becomes the error.
    ...(node.description === null || node.description === error?.message ? {} : { description: node.description }),
  }
  if (teams.length > 0) return <TeamChoice name={name} field={field} teams={teams} />
  switch (node.kind) {
    case 'group':
      return <GroupField node={node} name={name} />
    case 'fixed':
      return null
    case 'list':
      return <ListField node={node} name={name} draw={drawField} />
    case 'file':
      return <FileField name={name} field={{ ...field, label: node.title || formWords.resume }} />
    case 'yes-no':
      return <ChoiceField name={name} field={field} options={yesNoOptions()} />
    case 'choice':
      return (
        <ChoiceField
          name={name}
          field={field}
          options={[
            { value: '', label: node.isRequired ? formWords.choose : formWords.notSet },
            ...node.options.map(({ value, label }) => ({ value: JSON.stringify(value), label })),
          ]}
        />
      )
    case 'long-text':
    case 'json':
      if (node.kind === 'long-text' && node.isHtml) return <HtmlField name={name} field={field} />
      return (
        <Field {...field} {...(node.kind === 'json' ? { description: node.description ?? formWords.jsonValue } : {})}>
          {(control) => (
            <textarea {...control} {...form.register(name)} rows={node.kind === 'json' ? 3 : 6} className="control" />
          )}
        </Field>
      )
    case 'number':
    case 'integer':
      return (
        <Field {...field}>
          {(control) => <input {...control} {...form.register(name)} inputMode="decimal" className="control" />}
        </Field>
      )
    case 'id':
      return (
        <Field {...field}>{(control) => <input {...control} {...form.register(name)} className="control" />}</Field>
      )
    default:
      return (
        <Field {...field}>
          {(control) => (
            <>
              <input
                {...control}
                {...form.register(name)}
                type={inputTypes[node.kind]}
                className="control"
                {...(node.suggestions.length > 0 ? { list: suggestionsId } : {})}
              />
              <Suggestions id={suggestionsId} options={node.suggestions} />
            </>
          )}
        </Field>
      )
  }
}

/** Offered while typing; anything else can be entered as well. */
function Suggestions({ id, options }: { id: string; options: string[] }) {
  if (options.length === 0) return null
  return (
    <datalist id={id}>
      {options.map((option) => (
        <option key={option} value={option} />
      ))}
    </datalist>
  )
}

type LabelledFieldProps = { name: string; field: Omit<ComponentProps<typeof Field>, 'children'> }

function TeamChoice({ name, field, teams }: LabelledFieldProps & { teams: KnownTeam[] }) {
  return (
    <Controller
      name={name}
      render={({ field: { value, onChange, onBlur } }) => (
        <Field {...field}>
          {(control) => (
            <TeamField
              control={control}
              label={field.label}
              teams={teams}
              value={textOf(value)}
              {...{ onChange, onBlur }}
            />
          )}
        </Field>
      )}
    />
  )
}

/** A field that the partner asked for while the form was open has no value until someone enters it. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const yesNoOptions = () => [
  { value: '', label: formWords.notSet },
  { value: 'true', label: uiWords.yes },
  { value: 'false', label: uiWords.no },
]

function ChoiceField({ name, field, options }: LabelledFieldProps & { options: SelectOption<string>[] }) {
  return (
    <Controller
      name={name}
      render={({ field: { value, onChange } }) => (
        <Field {...field}>
          {(control) => (
            <Select control={control} label={field.label} value={textOf(value)} options={options} onChange={onChange} />
          )}
        </Field>
      )}
    />
  )
}

function HtmlField({ name, field }: LabelledFieldProps) {
  return (
    <Controller
      name={name}
      render={({ field: { value, onChange, onBlur } }) => (
        <Field {...field}>
          {(control) => (
            <RichTextField control={control} label={field.label} value={textOf(value)} {...{ onChange, onBlur }} />
          )}
        </Field>
      )}
    />
  )
}

function FileField({ name, field }: LabelledFieldProps) {
  const form = useFormContext()
  return (
    <Controller
      name={name}
      render={({ field: { value, onChange } }) => (
        <Field {...field}>
          {(control) => (
            <FileControl
              control={control}
              file={value}
              onPick={(file) => {
                form.clearErrors(name)
                onChange(file)
              }}
              onRefuse={(message) => form.setError(name, { message })}
            />
          )}
        </Field>
      )}
    />
  )
}

/** Optional groups are collapsed, so that a long form starts short. */
function GroupField({ node, name }: { node: FormNode & { kind: 'group' }; name: string }) {
  const fields = <FieldGrid nodes={node.nodes} name={name} draw={drawField} />
  // A group that contains only a file is shown as the file's field.
  if (node.nodes.length === 1 && node.nodes[0]?.kind === 'file') return fields
  if (node.isRequired)
    return (
      <fieldset className="col-span-full grid gap-3">
        <legend className="pb-2 text-section font-semibold">{node.title}</legend>
        {fields}
      </fieldset>
    )
  return (
    <FoldedFields title={node.title} nodes={node.nodes} name={name}>
      {fields}
    </FoldedFields>
  )
}
