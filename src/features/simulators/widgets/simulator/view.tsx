import { FORM_WIDGET } from '#base/core/form-controls.ts'
import { frTypography } from '#base/kit/text/fr-typography.ts'
import { Icon } from '#framework/widget-kit/icon.tsx'
import type { ViewContext, WidgetOutcome } from '#framework/widget-kit/define-widget.ts'
import { InputView } from './input-view.tsx'
import { type Figures, type Simulation, switchOf, type Tool, type Typed } from './tools/tool.ts'
import {
  answerPieces,
  detailPieces,
  faultOf,
  formulaPieces,
  sentenceOf,
  type Piece,
} from './tree.ts'
import { createElement, type ReactNode } from 'react'

export interface SimulatorModel {
  name: string
  title: string
  tool: Tool
  figures: Figures
  typed: Typed
  simulation: Simulation
  path: string
  /** Today in words, for paper. */
  day: string
  form: WidgetOutcome[]
}

/**
 * A calculation: what it asks, what it finds, how, and what it leaves out. Without script the form
 * comes back with the answer; the texts are French, as the rules they speak of.
 */
export function SimulatorView({ model, view }: { model: SimulatorModel; view: ViewContext }) {
  const { name, title, tool, figures, simulation, path, day, form } = model
  const id = `w${view.widgetId}`
  return (
    <div className="simulator" lang="fr" data-tool={name} data-figures={JSON.stringify(figures)}>
      <Form model={model} widgetId={view.widgetId} />
      <section className="simulator-answer" id={`${id}-resultat`} aria-labelledby={`${id}-titre`}>
        <h2 id={`${id}-titre`}>Résultat</h2>
        <div data-part="answer">
          <PiecesView pieces={answerPieces(simulation, (field) => `${id}-champ-${field}`)} />
        </div>
        <output className="simulator-sentence" data-part="sentence">
          {sentenceOf(simulation)}
        </output>
        <p className="simulator-tools" hidden>
          <button type="button" data-do="copy" data-path={path}>
            <Icon name="link-45deg" />
            Copier le lien
          </button>
          <button type="button" data-do="print">
            <Icon name="printer" />
            Imprimer
          </button>
        </p>
        <output className="simulator-said" data-part="said" />
      </section>
      <div className="simulator-details">
        <h3>La formule</h3>
        <Formulas formulas={tool.formula} />
        <div data-part="details">
          <PiecesView pieces={detailPieces(simulation)} />
        </div>
        <div className="simulator-limits">
          <p>
            <strong>Résultat indicatif.</strong>{' '}
            {tool.limits.map((limit) => frTypography(limit)).join(' ')}
          </p>
          <p className="simulator-day">{`${title}, calculé le ${day}.`}</p>
        </div>
      </div>
      {view.editing || form.length > 0 ? (
        <div
          className="simulator-send"
          {...view.slot('form')}
          dangerouslySetInnerHTML={{ __html: form.map((outcome) => outcome.html(view)).join('') }}
        />
      ) : null}
    </div>
  )
}

const Formulas = ({ formulas }: { formulas: readonly string[] }) => (
  <PiecesView
    pieces={[
      {
        tag: 'ul',
        className: 'simulator-formulas',
        children: formulas.map((text) => ({ tag: 'li', children: formulaPieces(text) })),
      },
    ]}
  />
)

function Form({ model, widgetId }: { model: SimulatorModel; widgetId: number }) {
  const { tool, typed, simulation, path, title } = model
  const id = `w${widgetId}`
  return (
    <form
      className="simulator-form"
      action={`${path}#${id}-resultat`}
      // What the State's rules are asked stands in no address.
      method={tool.asks ? 'post' : 'get'}
      autoComplete="off"
      noValidate
      aria-label={title}
    >
      {tool.asks ? <input type="hidden" name={FORM_WIDGET} value={widgetId} /> : null}
      {partsOf(tool).map(({ legend, names }) => {
        const fields = names.map((name) => {
          const input = tool.inputs[name]
          return input ? (
            <InputView
              key={name}
              id={`${id}-champ-${name}`}
              name={name}
              input={input}
              value={typed[name] ?? ''}
              fault={faultOf(simulation, name)}
              when={placesOf(tool, input.when)}
            />
          ) : null
        })
        return legend ? (
          <fieldset key={legend} className="simulator-part">
            <legend>{legend}</legend>
            {fields}
          </fieldset>
        ) : (
          fields
        )
      })}
      <p className="simulator-actions">
        <button className="btn btn-primary" type="submit">
          Calculer
        </button>
        <a href={path} data-do="reset">
          Réinitialiser
        </a>
      </p>
    </form>
  )
}

/** Inputs by the part of the form that they belong to, in order. */
function partsOf({ inputs, parts }: Tool): { legend: string; names: string[] }[] {
  const found: { legend: string; names: string[] }[] = []
  for (const name of Object.keys(inputs)) {
    const legend = parts[name]
    const last = found.at(-1)
    if (legend !== undefined || !last) found.push({ legend: legend ?? '', names: [name] })
    else last.names.push(name)
  }
  return found
}

/** Answers of the first choice as the stylesheet knows them: by their place. */
function placesOf({ inputs }: Tool, when: readonly string[] | null): number[] | null {
  const decider = when === null ? null : switchOf(inputs)
  if (when === null || decider === null) return null
  const values = inputs[decider]?.choices.map(([value]) => value) ?? []
  return when.map((value) => values.indexOf(value))
}

/** Pieces of a result as React draws them; `live.ts` draws the same in the browser. */
export const PiecesView = ({ pieces }: { pieces: readonly Piece[] }): ReactNode =>
  createElement('div', { className: 'simulator-pieces' }, ...pieces.map(node))

const node = (piece: Piece): ReactNode =>
  typeof piece === 'string'
    ? piece
    : createElement(
        piece.tag,
        { className: piece.className, ...piece.attributes },
        ...piece.children.map(node),
      )
