// Trigonometry for 0580: right-angled triangles, exact values, the sine and cosine rules, area, solids, graphs, equations.

import type { MathsTopic } from '../../template.ts'
import { areaOfTriangle, shortestDistance } from './area.ts'
import { bearingTriangle } from './bearing-triangle.ts'
import { backBearing, journey } from './bearings.ts'
import { cosineRule } from './cosine-rule.ts'
import { depression, elevation } from './elevation.ts'
import { equation, exactEquation } from './equations.ts'
import { exactProduct, exactSide } from './exact-values.ts'
import { readGraph, sketchGraph } from './graphs.ts'
import { exactInFull } from './long-exact.ts'
import { mastByAPath } from './long-mast.ts'
import { plotOfLand } from './long-plots.ts'
import { wholePyramid } from './long-pyramid.ts'
import { solidsWithRightAngles } from './long-space.ts'
import { voyage } from './long-voyage.ts'
import { mastInSpace } from './mast-in-space.ts'
import { pythagorasInWords, pythagorasSide, rightAngleTest } from './pythagoras.ts'
import { quadrilateral } from './quadrilateral.ts'
import { angleByRatio, sideByRatio } from './right-angled.ts'
import { sineRule } from './sine-rule.ts'
import { cuboidDiagonal, pyramidAngles } from './solids.ts'
import { isoscelesHeight, twoTriangles } from './two-triangles.ts'

export const topic: MathsTopic = {
  key: 'general_math_trigonometry',
  templates: [
    pythagorasSide,
    pythagorasInWords,
    rightAngleTest,
    sideByRatio,
    angleByRatio,
    elevation,
    depression,
    backBearing,
    journey,
    isoscelesHeight,
    twoTriangles,
    exactProduct,
    exactSide,
    sineRule,
    cosineRule,
    areaOfTriangle,
    shortestDistance,
    quadrilateral,
    bearingTriangle,
    cuboidDiagonal,
    pyramidAngles,
    mastInSpace,
    sketchGraph,
    readGraph,
    equation,
    exactEquation,
    wholePyramid,
    mastByAPath,
    voyage,
    plotOfLand,
    solidsWithRightAngles,
    exactInFull,
  ],
  published: [
    { template: 'pythagoras-side', case: 'hypotenuse', seed: 1 },
    { template: 'pythagoras-side', case: 'shorter-side', seed: 2 },
    { template: 'side-by-ratio', case: 'opposite', seed: 1 },
    { template: 'side-by-ratio', case: 'adjacent', seed: 1 },
    { template: 'side-by-ratio', case: 'opposite-by-tangent', seed: 1 },
    { template: 'angle-by-ratio', case: 'sine', seed: 1 },
    { template: 'angle-by-ratio', case: 'tangent', seed: 1 },
    { template: 'pythagoras-in-words', case: 'ladder', seed: 1 },
    { template: 'pythagoras-in-words', case: 'boat', seed: 1 },
    { template: 'right-angle-test', case: 'right-angled', seed: 1 },
    { template: 'right-angle-test', case: 'not-right-angled', seed: 3 },
    { template: 'side-by-ratio', case: 'hypotenuse', seed: 1 },
    { template: 'angle-by-ratio', case: 'cosine', seed: 1 },
    { template: 'angle-of-elevation', case: 'height', seed: 1 },
    { template: 'angle-of-elevation', case: 'angle', seed: 1 },
    { template: 'pythagoras-in-words', case: 'field', seed: 1 },
    { template: 'back-bearing', case: 'from-under-180', seed: 1 },
    { template: 'back-bearing', case: 'from-over-180', seed: 1 },
    { template: 'back-bearing', case: 'turn', seed: 1 },
    { template: 'angle-of-elevation', case: 'distance', seed: 1 },
    { template: 'exact-product', case: 'product', seed: 1 },
    { template: 'exact-side', case: 'sixty-opposite', seed: 1 },
    { template: 'isosceles-by-halves', case: 'base-angle', seed: 1 },
    { template: 'isosceles-by-halves', case: 'chord', seed: 1 },
    { template: 'angle-of-depression', case: 'one-boat', seed: 1 },
    { template: 'angle-of-depression', case: 'two-boats', seed: 1 },
    { template: 'journey-with-right-angle', case: 'how-far-north', seed: 1 },
    { template: 'journey-with-right-angle', case: 'bearing-of-end', seed: 1 },
    { template: 'two-right-angled-triangles', case: 'shared-side', seed: 1 },
    { template: 'two-right-angled-triangles', case: 'quadrilateral', seed: 1 },
    { template: 'exact-product', case: 'product-and-sum', seed: 2 },
    { template: 'exact-side', case: 'forty-five', seed: 1 },
    { template: 'sine-rule', case: 'find-side', seed: 1 },
    { template: 'sine-rule', case: 'find-angle', seed: 1 },
    { template: 'sine-rule', case: 'third-angle-first', seed: 1 },
    { template: 'cosine-rule', case: 'find-side', seed: 1 },
    { template: 'cosine-rule', case: 'find-angle', seed: 1 },
    { template: 'cosine-rule', case: 'obtuse-angle-between', seed: 1 },
    { template: 'area-by-sine', case: 'find-area', seed: 1 },
    { template: 'area-by-sine', case: 'find-side', seed: 1 },
    { template: 'area-by-sine', case: 'find-angle', seed: 1 },
    { template: 'sketch-a-graph', case: 'sin', seed: 1 },
    { template: 'sketch-a-graph', case: 'tan', seed: 1 },
    { template: 'read-a-graph', case: 'amplitude', seed: 1 },
    { template: 'read-a-graph', case: 'shifted-up', seed: 1 },
    { template: 'trigonometric-equation', case: 'sine', seed: 1 },
    { template: 'trigonometric-equation', case: 'cosine', seed: 1 },
    { template: 'trigonometric-equation', case: 'negative-sine', seed: 1 },
    { template: 'exact-equation', case: 'root-three-tangent', seed: 1 },
    { template: 'shortest-distance', case: 'by-area', seed: 1 },
    { template: 'quadrilateral-in-two-triangles', case: 'cosine-then-sine', seed: 1 },
    { template: 'quadrilateral-in-two-triangles', case: 'cosine-twice', seed: 1 },
    { template: 'cuboid-diagonal', case: 'angle-with-base', seed: 1 },
    { template: 'cuboid-diagonal', case: 'angle-with-edge', seed: 1 },
    { template: 'square-pyramid', case: 'edge-and-base', seed: 1 },
    { template: 'square-pyramid', case: 'face-and-base', seed: 1 },
    { template: 'bearings-in-a-triangle', case: 'distance-and-bearing', seed: 1 },
    { template: 'bearings-in-a-triangle', case: 'angle-from-bearings', seed: 1 },
    { template: 'mast-from-two-points', case: 'right-angle-on-ground', seed: 1 },
    { template: 'mast-from-two-points', case: 'angle-on-ground', seed: 1 },
    { template: 'whole-pyramid', case: 'rectangular-base', seed: 1 },
    { template: 'whole-pyramid', case: 'rectangular-base', seed: 2 },
    { template: 'mast-by-a-path', case: 'greatest-elevation', seed: 1 },
    { template: 'mast-by-a-path', case: 'greatest-elevation', seed: 2 },
    { template: 'voyage', case: 'round-trip', seed: 1 },
    { template: 'voyage', case: 'two-stations', seed: 1 },
    { template: 'whole-pyramid', case: 'over-two-faces', seed: 1 },
    { template: 'mast-by-a-path', case: 'on-a-slope', seed: 1 },
    { template: 'plot-of-land', case: 'four-sides', seed: 1 },
    { template: 'plot-of-land', case: 'area-to-obtuse-angle', seed: 1 },
    { template: 'solids-with-right-angles', case: 'ways-over-a-ramp', seed: 1 },
    { template: 'solids-with-right-angles', case: 'lines-in-a-room', seed: 1 },
    { template: 'exact-trigonometry-in-full', case: 'triangle-with-a-whole-side', seed: 4 },
    { template: 'exact-trigonometry-in-full', case: 'mast-from-three-points', seed: 1 },
  ],
}
