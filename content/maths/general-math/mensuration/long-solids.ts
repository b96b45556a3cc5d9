// Solids put together and cut apart: volumes and surfaces that are used again, and models of another size.

import { agree } from '../../kit/checking.ts'
import { final, inHoursAndMinutes, inNamedUnit, number, threeFigures } from '../../kit/final-answers.ts'
import { ballProfile, close, grouped, turnedSurface, turnedVolume } from '../../kit/measuring.ts'
import { exact, significant, unrounded } from '../../kit/numbers.ts'
import { duration as shownDuration } from '../../kit/printing.ts'
import { lengthEitherWay } from '../../kit/rounded-results.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const pi = Math.PI

export const tankAndModel = defineTemplate({
  id: 'tank-and-model',
  marks: 14,
  calculator: true,
  level: 5,
  cases: {
    'domed-tank'(random) {
      const { r, h, rate, cover, scale } = random.until(
        () => ({
          r: random.decimal(1.1, 1.9, 1),
          h: random.decimal(2.4, 4.2, 1),
          rate: random.integer(90, 180, 10),
          cover: random.integer(6, 9),
          scale: random.pick([8, 10, 12]),
        }),
        ({ r, h, cover, rate }) => {
          const area = 2 * pi * r * h + 2 * pi * r * r
          const litres = pi * r * r * h * 1000
          const tins = area / cover / 2.5
          const minutes = litres / rate
          return (
            h > 1.8 * r &&
            Math.abs(tins - Math.round(tins)) > 0.1 &&
            Math.abs((minutes % 1) - 0.5) > 0.2 &&
            minutes % 60 > 3
          )
        },
      )
      const [cylinder, dome] = [pi * r * r * h, (2 / 3) * pi * r ** 3]
      const volume = cylinder + dome
      const stated = Number(significant(volume))
      const minutes = Math.round((cylinder * 1000) / rate)
      const area = 2 * pi * r * h + 2 * pi * r * r
      const paint = area / cover
      const tins = Math.ceil(paint / 2.5)
      const model = (volume * 1e6) / scale ** 3
      const fromStated = (stated * 1e6) / scale ** 3
      return {
        question: typst`
A water tank at a school in Khulna is a cylinder of radius ${r} m and height ${h} m, with a hemisphere of radius ${r} m on top.
#sketch(rim((0, 0), ${r}, 180deg, 360deg), rim((0, 0), ${r}, 0deg, 180deg, hidden: true), edge((${-r}, 0), (${-r}, ${h})), edge((${r}, 0), (${r}, ${h}), body: [${h} m], right: true), rim((0, ${h}), ${r}, 180deg, 360deg), rim((0, ${h}), ${r}, 0deg, 180deg, hidden: true), arc-of((0, ${h}), ${r}, 0deg, 180deg), edge((0, 0), (${r}, 0), dash: "dashed", colour: ink-soft), sketch-part((), to => text-at(to((${r * 0.5}, ${-r * 0.25})), [${r} m], side: "below", gap: 5pt)), height: 230pt, padding: (64pt, 20pt))
#part("a", 4)[Show that the volume of the tank is ${significant(volume)} m³, correct to 3 significant figures. #linebreak() [A sphere of radius $r$ has volume $4 / 3 pi r^3$.]]
#part("b", 3)[Only the cylinder is filled. Water flows into the empty tank at ${rate} litres a minute. Calculate the time until the cylinder is full. Give your answer in hours and minutes, correct to the nearest minute.]
#part("c i", 3)[The curved surfaces of the cylinder and of the hemisphere are painted. Calculate the total area that is painted. #linebreak() [A sphere of radius $r$ has surface area $4 pi r^2$.]]
#part("c ii", 2)[One litre of paint covers ${cover} m². Paint is sold in tins of 2.5 litres. Find how many tins are needed.]
#part("d", 2)[A student makes a model of the tank. The scale of the model is #box[$1 : ${scale}$]. Calculate the volume of the model, in cm³.]`,
        answer: typst`
#part("a")[
#working("M1")[cylinder: $pi times ${r}^2 times ${h} = ${unrounded(cylinder)}$]
#working("M1")[hemisphere: $ 1/2 times 4/3 times pi times ${r}^3 = ${unrounded(dome)} $]
#working("M1 dep")[$${unrounded(cylinder)} + ${unrounded(dome)}$]
#working("A1")[$= ${unrounded(volume)} = ${significant(volume)}$ m³]
#scheme[*A1* needs at least one figure more than in ${significant(volume)}.]]
#part("b")[
#working("M1 FT")[$${unrounded(cylinder)} times 1000$ litres]
#working("M1")[$ #box[${grouped(significant(cylinder * 1000, 5))}]/${rate} = ${significant((cylinder * 1000) / rate, 4)} "min" $]
#working("A1")[#result[${shownDuration(minutes)}]]]
#part("c i")[
#working("M1")[$2 times pi times ${r} times ${h} = ${unrounded(2 * pi * r * h)}$]
#working("M1")[$1 / 2 times 4 times pi times ${r}^2 = ${unrounded(2 * pi * r * r)}$]
#working("A1")[#result[${significant(area)} m²] (3 s.f.)]]
#part("c ii")[
#working("M1 FT")[$${significant(area)} div ${cover} div 2.5 = ${significant(paint / 2.5)}$]
#working("A1 FT")[#result[${tins}] tins]
#scheme[The number of tins is rounded up.]]
#part("d")[
#working("M1 oe")[$ ${significant(volume)} times 100^3 times (1/${scale})^3 $]
#working("A1")[#result[${grouped(significant(model))} cm³] (3 s.f.)]
#scheme[*M1* also for lengths ${exact((r * 100) / scale).toFixed(1)} cm and ${exact((h * 100) / scale).toFixed(1)} cm in their formulas.]]`,
        alt: plain`A water tank at a school in Khulna is a cylinder of radius ${r} metres and height ${h} metres, with a hemisphere of radius ${r} metres on top. Part a: show that the volume of the tank is ${significant(volume)} cubic metres, correct to 3 significant figures. A sphere of radius r has volume 4 over 3 times pi times r cubed. Part b: only the cylinder is filled. Water flows into the empty tank at ${rate} litres a minute. Calculate the time until the cylinder is full. Give your answer in hours and minutes, correct to the nearest minute. Part c i: the curved surfaces of the cylinder and of the hemisphere are painted. Calculate the total area that is painted. A sphere of radius r has surface area 4 times pi times r squared. Part c ii: one litre of paint covers ${cover} square metres. Paint is sold in tins of 2.5 litres. Find how many tins are needed. Part d: a student makes a model of the tank. The scale of the model is 1 to ${scale}. Calculate the volume of the model, in cubic centimetres.`,
        answerAlt: plain`Part a: the cylinder is pi times ${r} squared times ${h}, ${significant(cylinder, 5)}, and the hemisphere is 2 over 3 times pi times ${r} cubed, ${significant(dome, 5)}. The sum is ${significant(volume, 5)}, which is ${significant(volume)} cubic metres. Part b: ${significant(cylinder * 1000, 5)} litres over ${rate} is ${shownDuration(minutes)}. Part c i: 2 pi times ${r} times ${h}, plus 2 pi times ${r} squared, is ${significant(area)} square metres. Part c ii: that over ${cover} and over 2.5 is ${significant(paint / 2.5)}, so ${tins} tins. Part d: ${significant(volume)} times 100 cubed over ${scale} cubed is ${grouped(significant(model))} cubic centimetres.`,
        answers: [
          final('b', inHoursAndMinutes(minutes)),
          final('c i', threeFigures(area, 'm²')),
          final('c ii', number(tins), 'tins'),
          final('d', inNamedUnit(lengthEitherWay(model, fromStated, 'cm³'))),
        ],
        verify: () => {
          const outline = (y: number) => (y <= h ? r : ballProfile(r)(y - h))
          const filled = turnedVolume(outline, 0, h + r)
          if (!close(filled, volume)) return `in slices the volume is ${filled}`
          if (!close(turnedVolume(() => r, 0, h) * 1000, cylinder * 1000)) return 'the cylinder is another'
          const small = turnedVolume(
            (y) => (100 * outline((y * scale) / 100)) / scale,
            0,
            (100 * (h + r)) / scale,
          )
          if (!close(small, model)) return `the model is ${small}`
          const skin = turnedSurface(() => r, 0, h) + turnedSurface(ballProfile(r), 0, r)
          return agree(skin, area, 0.005 * area) ? null : `in bands the surface is ${skin}`
        },
      }
    },
    'cut-cone'(random) {
      const { R, H, top, r } = random.until(
        () => {
          const [R, H] = [random.integer(6, 14), random.integer(15, 36)]
          const [m, n] = random.pick([
            [1, 3],
            [2, 3],
            [1, 2],
            [2, 5],
            [3, 5],
          ] as const)
          return { R, H, top: (H * m) / n, r: (R * m) / n }
        },
        ({ R, H, top, r }) =>
          [top, r].every(Number.isInteger) && H > 1.6 * R && H < 3 * R && Math.hypot(R, H) % 1 > 0,
      )
      const [whole, small] = [(pi * R * R * H) / 3, (pi * r * r * top) / 3]
      const cut = whole - small
      const stated = Number(significant(cut))
      const slant = Math.hypot(R, H)
      const curved = pi * R * slant - pi * r * Math.hypot(r, top)
      const total = curved + pi * R * R + pi * r * r
      const height = H - top
      const mass = cut * 2.4
      const outline = (y: number) => R - (R * y) / H
      return {
        question: typst`
A solid cone of clay has base radius ${R} cm and height ${H} cm. A small cone of height ${top} cm is cut off its top, parallel to the base. What is left is a frustum.
#sketch(rim((0, 0), ${R}, 180deg, 360deg), rim((0, 0), ${R}, 0deg, 180deg, hidden: true), edge((${-R}, 0), (${-r}, ${height})), edge((${R}, 0), (${r}, ${height})), rim((0, ${height}), ${r}, 0deg, 360deg), edge((${-r}, ${height}), (0, ${H}), dash: "dashed", colour: ink-soft), edge((${r}, ${height}), (0, ${H}), dash: "dashed", colour: ink-soft), edge((0, 0), (${R}, 0), dash: "dashed", colour: ink-soft), sketch-part((), to => text-at(to((${R * 0.5}, ${-R * 0.25})), [${R} cm], side: "below", gap: 5pt)), height: 240pt, padding: (40pt, 20pt))
#part("a", 2)[Show that the radius of the small cone is ${r} cm.]
#part("b", 2)[Calculate the volume of the whole cone. #linebreak() [A cone of radius $r$ and height $h$ has volume $1 / 3 pi r^2 h$.]]
#part("c", 3)[Show that the volume of the frustum is ${grouped(significant(cut)).replaceAll(' ', '~')} cm³, correct to 3 significant figures.]
#part("d", 5)[Calculate the total surface area of the frustum. #linebreak() [A cone of radius $r$ and slant height $l$ has curved surface area $pi r l$.]]
#part("e", 2)[The clay has a density of 2.4 g/cm³. Calculate the mass of the frustum in kilograms.]`,
        answer: typst`
#part("a")[
#working("M1")[The cones are similar: $ r/${R} = ${top}/${H} $]
#working("A1")[$ r = (${R} times ${top})/${H} = ${r} $]]
#part("b")[
#working("M1")[$ 1/3 times pi times ${R}^2 times ${H} $]
#working("A1")[$= ${unrounded(whole)}$ #linebreak() #result[${grouped(significant(whole))} cm³] (3 s.f.)]]
#part("c")[
#working("M1")[$ 1/3 times pi times ${r}^2 times ${top} = ${unrounded(small)} $]
#working("M1 FT")[$${unrounded(whole)} − ${unrounded(small)}$]
#working("A1")[$= ${unrounded(cut)}$, which is #linebreak() ${grouped(significant(cut)).replaceAll(' ', '~')} cm³ (3 s.f.)]
#scheme[Or: volumes are as the cubes of lengths, $${unrounded(whole)} times (${top} / ${H})^3$ for the first *M1*]]
#part("d")[
#working("M1")[$l = sqrt(${R}^2 + ${H}^2) = ${unrounded(slant)}$]
#working("M1")[$pi times ${R} times ${unrounded(slant)} = ${unrounded(pi * R * slant)}$]
#working("M1")[small cone: $l = sqrt(${r}^2 + ${top}^2) = ${unrounded(Math.hypot(r, top))}$ #linebreak() $pi times ${r} times ${unrounded(Math.hypot(r, top))} = ${unrounded(pi * r * Math.hypot(r, top))}$]
#working("M1 dep")[$${unrounded(pi * R * slant)} − ${unrounded(pi * r * Math.hypot(r, top))}$ #linebreak() $+ pi times ${R}^2 + pi times ${r}^2$]
#working("A1")[#result[${grouped(significant(total))} cm²] (3 s.f.)]
#scheme[The third *M1* is also for the curved surface of the whole cone times $(${top} / ${H})^2$.]]
#part("e")[
#working("M1 FT")[$ (${unrounded(cut)} times 2.4)/1000 $]
#working("A1")[#result[${significant(mass / 1000)} kg] (3 s.f.)]]`,
        alt: plain`A solid cone of clay has base radius ${R} cm and height ${H} cm. A small cone of height ${top} cm is cut off its top, parallel to the base. What is left is a frustum. Part a: show that the radius of the small cone is ${r} cm. Part b: calculate the volume of the whole cone. A cone of radius r and height h has volume 1 over 3 times pi times r squared times h. Part c: show that the volume of the frustum is ${grouped(significant(cut))} cubic centimetres, correct to 3 significant figures. Part d: calculate the total surface area of the frustum. A cone of radius r and slant height l has curved surface area pi times r times l. Part e: the clay has a density of 2.4 grams per cubic centimetre. Calculate the mass of the frustum in kilograms.`,
        answerAlt: plain`Part a: the cones are similar, so the radius is ${R} times ${top} over ${H}, ${r} cm. Part b: 1 over 3 times pi times ${R} squared times ${H} is ${grouped(significant(whole))} cubic centimetres. Part c: the small cone is ${significant(small, 5)}, and the difference is ${significant(cut, 5)}, which is ${grouped(significant(cut))} cubic centimetres. Part d: the slant heights are ${significant(slant, 5)} and ${significant(Math.hypot(r, top), 5)} cm. The curved surface of the whole cone minus that of the small cone, plus the two circles, is ${grouped(significant(total))} square centimetres. Part e: the volume times 2.4, over 1000, is ${significant(mass / 1000)} kilograms.`,
        answers: [
          final('b', threeFigures(whole, 'cm³')),
          final('d', threeFigures(total, 'cm²')),
          final('e', inNamedUnit(lengthEitherWay(mass / 1000, (stated * 2.4) / 1000, 'kg'))),
        ],
        verify: () => {
          if (!agree(outline(height), r, 1e-9)) return 'the cut has another radius'
          const left = turnedVolume(outline, 0, height)
          if (!close(left, cut)) return `in slices the frustum is ${left}`
          const skin = turnedSurface(outline, 0, height) + pi * outline(0) ** 2 + pi * outline(height) ** 2
          return close(skin, total) ? null : `in bands its surface is ${skin}`
        },
      }
    },
  },
})
