export type PhoneFinding = {
  isValid: boolean;
  original: string;
  /** Digits, and 'x' with an extension. */
  cleaned: string;
  format: string;
  confidence: number;
  suggestions: string[];
};

const extension = /\s*(?:,|;)?\s*(?:extension|ext\.?|x|#)\s*(\d{1,6})\s*$/i;
const unknown = 'Unknown format';

/** Analyzes a US phone number; letters that look like digits can be fixed. */
export function analyzePhone(original: string): PhoneFinding {
  const trimmed = original.trim();
  const ext = extension.exec(trimmed)?.[1] ?? '';
  const number = trimmed.replace(extension, '');
  const fixed = number.replace(/[oO]/g, '0').replace(/[lI|]/g, '1');
  const hasLetters = /\p{L}/u.test(fixed);
  const isFixed = fixed !== number;
  const all = (hasLetters ? number : fixed).replace(/\D/g, '');
  const national = all.length === 11 && all.startsWith('1') ? all.slice(1) : all;
  const bad = (confidence: number, ...suggestions: string[]): PhoneFinding => ({
    isValid: false,
    original,
    cleaned: all + (ext && `x${ext}`),
    format: unknown,
    confidence,
    suggestions,
  });

  if (hasLetters) return bad(10, 'Remove the letters; only digits can be dialed');
  if (all === '') return bad(5, 'Enter a phone number with ten digits');
  if (/^\s*(?:\+|00)(?!1)/.test(number)) return bad(30, 'Only US numbers can be dialed');
  if (national.length === 7) return bad(40, 'Add the area code: seven digits are a local number');
  if (national.length < 10) return bad(25, `Add ${missing(10 - national.length)}`);
  if (national.length > 10) return bad(25, `Remove ${missing(national.length - 10)}`);
  if (/^[01]/.test(national)) return bad(35, 'Check the area code: it cannot begin with 0 or 1');

  const format = `${formatted(national)}${ext && ` ext. ${ext}`}`;
  const cleaned = national + (ext && `x${ext}`);
  if (isFixed) {
    const suggestions = [`Use ${format}: letters were typed as digits`];
    return { isValid: false, original, cleaned, format, confidence: 70, suggestions };
  }
  const confidence = ext ? 90 : all.length === 11 ? 95 : 98;
  const suggestions = format === trimmed ? [] : [`Write it as ${format}`];
  return { isValid: true, original, cleaned, format, confidence, suggestions };
}

/** Whether an invalid number was readable, that is, has a format. */
export function isFixable({ isValid, format }: PhoneFinding): boolean {
  return !isValid && format !== unknown;
}

function formatted(digits: string): string {
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

function missing(count: number): string {
  return count === 1 ? 'one digit' : `${count} digits`;
}
