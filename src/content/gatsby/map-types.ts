/** The GraphQL types of drawn maps: `MapDrawing` of src/map, and the map of all offers. */
export const MAP_TYPES = `
  type MapPoint {
    x: Float!
    y: Float!
  }
  type MapWay {
    kind: String!
    d: String!
  }
  type MapLabel {
    x: Float!
    y: Float!
    anchor: String!
    lines: [String!]!
  }
  type MapMark {
    kind: String!
    x: Float!
    y: Float!
    number: String
    label: MapLabel
  }
  type MapScale {
    x: Float!
    y: Float!
    width: Float!
    label: String!
  }
  type MapDrawing {
    coast: String!
    coast_transform: String!
    ways: [MapWay!]!
    marks: [MapMark!]!
    scale: MapScale!
    rose: MapPoint!
  }
  type CatalogMapRegion {
    key: String!
    name: String!
    offers: [Offer!]!
  }
  type CatalogMap {
    drawing: MapDrawing!
    regions: [CatalogMapRegion!]!
  }
`;
