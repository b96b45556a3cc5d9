// A text of a question with its mark-up. Line breaks are kept, and numbers are not separated from their units.
import { stretches } from '@toron/domain/practice/quantities.ts'
import { parseRichText, type RichText as Rich, type RichNode } from '@toron/domain/practice/rich-text.ts'
import { spokenFraction, spokenNuclide, withStates } from '@toron/domain/practice/rich-text-forms.ts'
import { createElement, Fragment, type ReactNode } from 'react'

export function RichText({ children }: { children: string }) {
  return <span className="whitespace-pre-line">{nodes(parseRichText(children))}</span>
}

const nodes = (rich: Rich): ReactNode => createElement(Fragment, null, ...rich.map(nodeOf))

const unbroken = (source: string): ReactNode =>
  stretches(source).map(({ at, text, whole }) =>
    whole ? (
      <span key={at} className="whitespace-nowrap">
        {text}
      </span>
    ) : (
      text
    ),
  )

const nodeOf = (node: RichNode): ReactNode => {
  switch (node.kind) {
    case 'text':
      return withStates(node.text).map(({ at, text, spoken }) =>
        spoken === undefined ? (
          <Fragment key={at}>{unbroken(text)}</Fragment>
        ) : (
          <span key={at} role="img" aria-label={spoken}>
            {text}
          </span>
        ),
      )
    case 'bold':
      return <strong>{nodes(node.inner)}</strong>
    case 'italic':
      return <em>{nodes(node.inner)}</em>
    case 'sub':
      return <sub>{node.text}</sub>
    case 'sup':
      return <sup>{node.text}</sup>
    case 'fraction':
      return (
        <span role="img" aria-label={spokenFraction(node.above, node.below)} className="fraction">
          <span>{nodes(node.above)}</span>
          <span>{nodes(node.below)}</span>
        </span>
      )
    case 'nuclide':
      return (
        <span role="img" aria-label={spokenNuclide(node)} className="nuclide">
          <span>
            <span>{node.mass}</span>
            <span>{node.charge}</span>
          </span>
          {node.symbol}
        </span>
      )
  }
}
