// No label touches a line: a label that would is moved to the nearest place that is free, and where only the grid runs
// through it, the grid is covered behind it. What cannot be mended so is told.

import palette from '../figures/style/palette.json' with { type: 'json' }
import { type Box, boxOf, isInside, meet, middleOf, overlap, passes, shifted, widened } from './boxes.ts'
import type { Point } from './curves.ts'
import { type Drawing, drawingOf, hasLabels, type Stroke, withoutPaper } from './drawing.ts'
import { farthest, isOfAxis, type Placed, placesBesideMark, placesFor, still } from './label-places.ts'

/** In points of the label, as all lengths here: a figure that print reduces has its labels where the screen has them. A letter
 * nearer to a line than this is taken to touch it. */
const touching = 0.5
/** How far from lines a label is moved, if there is room; if not, so far. */
const clearances = [2, 1]
/** How much further from a number of an axis than from other text a name keeps, so that the two are not read as one. */
const fromNumbers = 3
/** To a place behind a line a label goes only if it is nearer by this. */
const crossingALine = 8
/** The paper behind a label reaches so far beyond its letters. */
const paperMargin = 1.5

const inkOf = ({ ink, shift }: Placed): Box[] => ink.map((box) => shifted(box, shift))
const boundsOf = ({ bounds, shift }: Placed): Box => shifted(bounds, shift)

/** Lines that pass the letters of the label nearer than a distance. */
const linesAt = (strokes: readonly Stroke[], label: Placed, from: number): Stroke[] => {
  const distance = from * label.scale
  const near = widened(boundsOf(label), distance)
  const ink = inkOf(label)
  return strokes.filter(
    (stroke) =>
      passes(stroke, widened(near, stroke.half)) &&
      ink.some((box) => passes(stroke, widened(box, distance + stroke.half))),
  )
}

interface Figure {
  readonly drawing: Drawing
  readonly lines: readonly Stroke[]
  readonly grid: readonly Stroke[]
  readonly labels: readonly Placed[]
}

const figureOf = (drawing: Drawing): Figure => ({
  drawing,
  lines: drawing.strokes.filter(({ isGrid }) => !isGrid),
  grid: drawing.strokes.filter(({ isGrid }) => isGrid),
  labels: drawing.labels.map((label) => ({ ...label, bounds: boxOf(label.ink), shift: still })),
})

const touchesText = ({ drawing, labels }: Figure, label: Placed, from: number, more = 0): boolean => {
  const meeting = (distance: number) => {
    const bounds = widened(boundsOf(label), distance)
    const ink = inkOf(label).map((box) => widened(box, distance))
    return (box: Box) => overlap(bounds, box) && ink.some((own) => overlap(own, box))
  }
  const meets = meeting(from * label.scale)
  const meetsNumber = more === 0 ? meets : meeting((from + more) * label.scale)
  return (
    drawing.letters.some(meets) ||
    labels.some((other) => other !== label && inkOf(other).some(isOfAxis(other) ? meetsNumber : meets))
  )
}

/** The grid at a label, unless something washed lies between them. */
const isOnGrid = ({ drawing: { washes }, grid }: Figure, label: Placed): boolean => {
  const middle = middleOf(boundsOf(label))
  return linesAt(grid, label, touching).some(
    ({ order }) => !washes.some((wash) => wash.order > order && isInside(middle, wash.corners)),
  )
}

/** @param more how much further than this the numbers of axes have to be */
const isFree = (figure: Figure, label: Placed, distance: number, more = 0): boolean => {
  const { left, right, top, bottom } = boundsOf(label)
  const { width, height } = figure.drawing
  return (
    left >= 0 &&
    right <= width &&
    top >= 0 &&
    bottom <= height &&
    linesAt(figure.lines, label, distance).length === 0 &&
    !touchesText(figure, label, distance, more)
  )
}

const crossings = (figure: Figure, label: Placed): number => {
  const way = { from: middleOf(label.bounds), to: middleOf(boundsOf(label)) }
  return figure.lines.filter((stroke) => meet(way, stroke)).length
}

/** Only what a label can meet on its way. */
const near = (figure: Figure, label: Placed, places: readonly Point[]): Figure => {
  const room = widened(label.bounds, farthest(places) + (Math.max(...clearances) + fromNumbers) * label.scale)
  return {
    ...figure,
    drawing: { ...figure.drawing, letters: figure.drawing.letters.filter((letter) => overlap(letter, room)) },
    lines: figure.lines.filter((line) => passes(line, widened(room, line.half))),
    labels: figure.labels.filter((other) => other === label || overlap(boundsOf(other), room)),
  }
}

/** Moves a label to the nearest free place, if there is one. */
const move = (whole: Figure, label: Placed, places = placesFor(label), more = 0): boolean => {
  if (places.length === 0) return false
  const figure = near(whole, label, places)
  for (const clearance of clearances) {
    let best: { shift: Point; cost: number } | undefined
    for (const shift of places) {
      const way = Math.hypot(shift.x, shift.y)
      if (best && way >= best.cost) break
      label.shift = shift
      if (!isFree(figure, label, clearance, more)) continue
      const crossed = crossings(figure, label)
      if (label.moves === 'over' && crossed > 0) continue
      const cost = label.moves === 'free' ? way + crossed * crossingALine * label.scale : 0
      if (!best || cost < best.cost) best = { shift, cost }
    }
    label.shift = best?.shift ?? still
    if (best) return true
  }
  return false
}

/** Moves a label that may stand on lines to where the fewest pass through it. */
const moveOntoFewest = (whole: Figure, label: Placed): void => {
  const figure = near(whole, label, placesFor(label))
  const isOnText = touchesText(figure, label, touching)
  let best = { shift: still, lines: isOnText ? Infinity : linesAt(figure.lines, label, paperMargin).length }
  for (const shift of placesFor(label)) {
    label.shift = shift
    const lines = linesAt(figure.lines, label, paperMargin).length
    const hasRoom = !touchesText(figure, label, touching)
    if (hasRoom && lines < best.lines && (label.moves !== 'over' || crossings(figure, label) === 0))
      best = { shift, lines }
  }
  label.shift = best.shift
}

const paperBehind = (label: Placed): string => {
  const { left, right, top, bottom } = widened(boundsOf(label), paperMargin)
  const [x, y, width, height] = [left, top, right - left, bottom - top].map((length) => length.toFixed(1))
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" fill="${palette.surface[0]}"/>`
}

const written = (typeset: string, labels: readonly Placed[], papers: readonly string[]): string => {
  let text = ''
  let from = 0
  for (const { at, shift } of labels) {
    if (shift === still) continue
    if (!typeset.startsWith('<g>', at)) throw new Error('has a label that cannot be moved')
    text += `${typeset.slice(from, at)}<g transform="matrix(1 0 0 1 ${shift.x.toFixed(3)} ${shift.y.toFixed(3)})">`
    from = at + '<g>'.length
  }
  text += typeset.slice(from)
  return withoutPaper(text).replace(/<\/svg>\s*$/, `${papers.join('')}</svg>`)
}

interface PlacedLabels {
  readonly figure: Figure
  /** Those that stand on lines, with paper behind them. */
  readonly onPaper: ReadonlySet<Placed>
  /** One clause for each label that touches something and found no place. */
  readonly collisions: readonly string[]
}

/** Numbers of axes have the fewest places to go to. */
const axesFirst = (labels: readonly Placed[]): readonly Placed[] => [
  ...labels.filter(isOfAxis),
  ...labels.filter((label) => !isOfAxis(label)),
]

/** Whether a label is free where it was meant to stand, or can be moved to where it is. */
const hasPlace = (figure: Figure, label: Placed): boolean => {
  if (label.moves === 'free') {
    if (isFree(figure, label, touching, fromNumbers) || move(figure, label, undefined, fromNumbers))
      return true
  }
  return (
    isFree(figure, label, touching) || move(figure, label) || move(figure, label, placesBesideMark(label))
  )
}

const placed = (typeset: string): PlacedLabels => {
  const figure = figureOf(drawingOf(typeset))
  const collisions: string[] = []
  const onPaper = new Set<Placed>()
  for (const label of axesFirst(figure.labels)) {
    if (hasPlace(figure, label)) continue
    if (label.moves !== 'free') moveOntoFewest(figure, label)
    const text = touchesText(figure, label, touching)
    if (!text) onPaper.add(label)
    if (label.moves === 'free' || text) {
      const { x, y } = middleOf(label.bounds)
      collisions.push(
        `has a label at (${x.toFixed(0)}, ${y.toFixed(0)}) that touches ${text ? 'other text' : 'a line'} and finds no free place near`,
      )
    }
  }
  for (const label of figure.labels) if (isOnGrid(figure, label)) onPaper.add(label)
  return { figure, onPaper, collisions }
}

interface LabelledPicture {
  readonly typeset: string
  readonly collisions: readonly string[]
}

/** Takes a picture as the compiler gives it, with the papers of its labels, and puts each label where it touches nothing. */
export const placeLabels = (typeset: string): LabelledPicture => {
  if (!hasLabels(typeset)) return { typeset, collisions: [] }
  const { figure, onPaper, collisions } = placed(typeset)
  return { typeset: written(typeset, figure.labels, [...onPaper].map(paperBehind)), collisions }
}

/** Where the labels of a document go, as the kit of the maths questions takes it: by number, the shift, and whether on paper. */
export const shiftsOfLabels = (typeset: string): string => {
  const { figure, onPaper } = placed(typeset)
  const local = (length: number, { scale }: Placed) => Number((length / scale).toFixed(3))
  const moved = figure.labels.filter((label) => label.shift !== still || onPaper.has(label))
  return JSON.stringify(
    Object.fromEntries(
      moved.map((label) => [
        label.number,
        [local(label.shift.x, label), local(label.shift.y, label), onPaper.has(label)],
      ]),
    ),
  )
}
