// Reads what a student typed. Multiplication may be left out (2x, 3(x+1), xy), functions may go without brackets (sin 2x), and a
// fraction beside a whole number is a mixed number (2 1/3). What can be read in two ways is not read at all: the student is
// told where brackets are wanted, which costs nothing.
import { type Expression, type FunctionName, functionNames } from './expression.ts'
import { inKnownSigns, longestAnswer } from './signs.ts'
import { NotRead, type Token, tokensOf, type Unread } from './tokens.ts'

export type Read =
  | { readonly ok: true; readonly expression: Expression }
  | { readonly ok: false; readonly why: Unread }

/** @param letters those that the question uses, one character each */
export const readExpression = (text: string, letters: readonly string[]): Read => {
  if (text.length > longestAnswer) return { ok: false, why: 'too-long' }
  const known = inKnownSigns(text)
  if (known === '') return { ok: false, why: 'empty' }
  try {
    const reader = new Reader(tokensOf(known, letters))
    return { ok: true, expression: reader.whole() }
  } catch (fault) {
    if (fault instanceof NotRead) return { ok: false, why: fault.why }
    throw fault
  }
}

/** How deep brackets may go: deeper than any answer, and far from the end of the stack. */
const deepest = 30

/** An expression as content writes it. @throws Error where it cannot be read: content that no answer could match */
export const expressionAsked = (value: string, letters: readonly string[]): Expression => {
  const read = readExpression(value, letters)
  if (!read.ok) throw new Error(`the value "${value}" cannot be read: ${read.why}`)
  return read.expression
}

class Reader {
  readonly #tokens: readonly Token[]
  #at = 0
  #depth = 0
  /** Inside |…|, where a stroke ends and does not begin. */
  #strokes = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  whole(): Expression {
    const expression = this.#sum()
    const left = this.#tokens[this.#at]
    if (left) throw new NotRead(left.text === ')' ? 'brackets' : 'incomplete')
    return expression
  }

  #isSign(text: string, at = this.#at): boolean {
    const token = this.#tokens[at]
    return token?.is === 'sign' && token.text === text
  }

  #takes(text: string): boolean {
    if (!this.#isSign(text)) return false
    this.#at += 1
    return true
  }

  #sum(): Expression {
    this.#depth += 1
    if (this.#depth > deepest) throw new NotRead('brackets')
    const terms = [this.#signed()]
    for (;;) {
      if (this.#takes('+')) terms.push(this.#signed())
      else if (this.#takes('-')) terms.push({ is: 'negative', of: this.#signed() })
      else break
    }
    this.#depth -= 1
    return terms.length === 1 && terms[0] ? terms[0] : { is: 'sum', terms }
  }

  #signed(): Expression {
    let minus = 0
    for (let signs = 0; ; signs += 1) {
      if (this.#takes('-')) minus += 1
      else if (!this.#takes('+')) break
      if (signs > 1) throw new NotRead('incomplete')
    }
    const product = this.#product()
    return minus % 2 === 1 ? { is: 'negative', of: product } : product
  }

  #product(): Expression {
    let factors: Expression[] = [this.#factor()]
    for (;;) {
      if (this.#takes('*')) factors.push(this.#factorWithSign())
      else if (this.#takes('/')) {
        const under = this.#factorWithSign()
        const isOneSimple = factors.length === 1 || !this.#isBeginning()
        if (!isOneSimple || this.#isTouching()) throw new NotRead('ambiguous-fraction')
        factors = [{ is: 'fraction', over: productOf(factors), under }]
      } else if (this.#isBeginning()) factors.push(this.#factor())
      else break
    }
    return productOf(factors)
  }

  /** Whether a factor follows without a sign: 2x. */
  #isBeginning(): boolean {
    const token = this.#tokens[this.#at]
    if (!token) return false
    if (token.is !== 'sign') return true
    return '(√∛'.includes(token.text) || (token.text === '|' && this.#strokes === 0)
  }

  /** 1/2x may be a half of x or one over 2x; a space after the fraction says which. */
  #isTouching(): boolean {
    return this.#isBeginning() && this.#tokens[this.#at]?.spaceBefore === false
  }

  #factorWithSign(): Expression {
    if (this.#takes('-')) return { is: 'negative', of: this.#factor() }
    this.#takes('+')
    return this.#factor()
  }

  #factor(): Expression {
    const base = this.#postfixed(this.#primary())
    if (!this.#takes('^')) return base
    this.#depth += 1
    if (this.#depth > deepest) throw new NotRead('brackets')
    const exponent = this.#factorWithSign()
    this.#depth -= 1
    return this.#postfixed({ is: 'power', base, exponent })
  }

  #postfixed(of: Expression): Expression {
    if (this.#takes('!')) return this.#postfixed({ is: 'factorial', of })
    if (this.#takes('°')) return { is: 'degrees', of }
    if (this.#takes('%')) return { is: 'percent', of }
    return of
  }

  #primary(): Expression {
    const token = this.#tokens[this.#at]
    if (!token) throw new NotRead('incomplete')
    this.#at += 1
    if (token.is === 'number') return this.#mixed(token.text) ?? { is: 'number', text: token.text }
    if (token.is === 'letter') return letterOf(token.text)
    if (token.is === 'base') return this.#logarithm(token.text)
    if (token.is === 'function') return this.#function(token.text as FunctionName)
    if (token.text === '(') return this.#bracketed(')')
    if (token.text === '√') return this.#root(2)
    if (token.text === '∛') return this.#root(3)
    if (token.text === '|') {
      this.#strokes += 1
      const of = this.#bracketed('|')
      this.#strokes -= 1
      return { is: 'absolute', of }
    }
    throw new NotRead(token.text === ')' ? 'brackets' : 'incomplete')
  }

  #bracketed(end: ')' | '|'): Expression {
    const strokes = this.#strokes
    if (end === ')') this.#strokes = 0
    const inside = this.#sum()
    this.#strokes = strokes
    if (!this.#takes(end)) throw new NotRead('brackets')
    return inside
  }

  /** A root of the one factor after it: √2x can be read in two ways. */
  #root(degree: number): Expression {
    const isBracketed = this.#isSign('(')
    const of = this.#postfixed(this.#primary())
    if (
      !isBracketed &&
      this.#tokens[this.#at]?.is === 'letter' &&
      this.#tokens[this.#at]?.spaceBefore === false
    )
      throw new NotRead('ambiguous-function')
    return { is: 'root', degree, of }
  }

  /** sin²x, sin^-1 x, ln(x+1), cos 2x: without brackets a function takes the numbers and letters that follow. */
  #function(name: FunctionName): Expression {
    const exponent = this.#takes('^') ? this.#factorWithSign() : null
    const of = this.#argument()
    const isInverse = exponent?.is === 'negative' && exponent.of.is === 'number' && exponent.of.text === '1'
    if (isInverse) {
      const inverse = functionNames.find((one) => one === `arc${name}`)
      if (!inverse) throw new NotRead('ambiguous-function')
      return { is: 'function', name: inverse, of }
    }
    const applied: Expression = { is: 'function', name, of }
    return exponent ? { is: 'power', base: applied, exponent } : applied
  }

  /** Of base 3, ln x/ln 3. */
  #logarithm(base: string): Expression {
    const of = this.#argument()
    return {
      is: 'fraction',
      over: { is: 'function', name: 'ln', of },
      under: { is: 'function', name: 'ln', of: { is: 'number', text: base } },
      isLogarithm: true,
    }
  }

  #argument(): Expression {
    return this.#isSign('(') || this.#isSign('|') ? this.#postfixed(this.#primary()) : this.#simpleProduct()
  }

  #simpleProduct(): Expression {
    const factors: Expression[] = []
    while (this.#tokens[this.#at]?.is === 'number' || this.#tokens[this.#at]?.is === 'letter')
      factors.push(this.#factor())
    if (factors.length === 0) throw new NotRead('incomplete')
    // ln x/2, ln x(x+1): of how much?
    if (this.#isSign('/') || this.#isSign('(')) throw new NotRead('ambiguous-function')
    return productOf(factors)
  }

  #mixed(whole: string): Expression | null {
    const [over, line, under] = this.#tokens.slice(this.#at, this.#at + 3)
    const isMixed =
      /^\d+$/.test(whole) &&
      over?.is === 'number' &&
      over.spaceBefore &&
      /^\d+$/.test(over.text) &&
      line?.text === '/' &&
      under?.is === 'number' &&
      /^\d+$/.test(under.text)
    if (!isMixed) {
      if (over?.is === 'number') throw new NotRead('incomplete')
      return null
    }
    this.#at += 3
    return { is: 'mixed', whole, over: over.text, under: under.text }
  }
}

const letterOf = (name: string): Expression =>
  name === 'π' || name === 'e' ? { is: 'constant', name } : { is: 'letter', name }

const productOf = (factors: readonly Expression[]): Expression =>
  factors.length === 1 && factors[0] ? factors[0] : { is: 'product', factors }
