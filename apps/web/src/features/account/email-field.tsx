import type { ComponentProps } from 'react'
import { Field } from '../../ui/field.tsx'

/** An email address, with the keyboard of a phone that suits it. */
export function EmailField(props: ComponentProps<typeof Field>) {
  return <Field type="email" inputMode="email" autoCapitalize="none" spellCheck={false} required {...props} />
}
