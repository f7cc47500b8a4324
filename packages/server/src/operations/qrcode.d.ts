declare module 'qrcode' {
  interface Options {
    readonly type: 'utf8';
    readonly errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H';
  }
  const qrcode: { readonly toString: (text: string, options: Options) => Promise<string> };
  export = qrcode;
}
