// Replaces prop-types in the browser's bundle (trim-bundles.ts): every declaration is the same function, which checks nothing.
interface NoTypes {
  (): NoTypes;
}

const noTypes: NoTypes = new Proxy((): NoTypes => noTypes, { get: () => noTypes });

export default noTypes;
